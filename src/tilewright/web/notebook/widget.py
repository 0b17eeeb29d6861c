"""The widget of a board: what lies there is the same in Python and in all its views."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Mapping
from contextlib import suppress
from copy import deepcopy
from typing import Any

import anywidget
import traitlets

from ...desk.limits import Refused
from ...desk.shared import SharedTable
from ...families import Puzzle
from .bundle import widget_module
from .kernel import NotebookDesk


class _Data(traitlets.Any):
    """Plain data, read as a copy: a program may change what it got, and set that."""

    def get(self, obj: Any, cls: Any = None) -> Any:
        return deepcopy(super().get(obj, cls))


class BoardWidget(anywidget.AnyWidget):
    """A puzzle to lay by hand; `tilewright.board` makes one.

    The traits `laid`, `solution` and `puzzle` are for programs and can be observed; those that begin with an underscore
    are what Python and the views tell each other.
    """

    _esm = widget_module()
    _asked = traitlets.Dict().tag(sync=True)
    _on_table = traitlets.Dict().tag(sync=True)
    _title = traitlets.Unicode().tag(sync=True)
    _picture_id = traitlets.Unicode().tag(sync=True)
    laid = _Data()
    solution = traitlets.Any(None, allow_none=True, read_only=True)
    puzzle = traitlets.Any(None, allow_none=True, read_only=True)

    def __init__(self, puzzle: Puzzle) -> None:
        self._table = SharedTable(puzzle)
        self._desk = NotebookDesk(self._table.limits)
        self._told: Any = None
        self._is_shown = self._is_stale = False
        super().__init__(
            _asked=self._table.request, _title=self._table.title, _picture_id=f"tilewright-{secrets.token_hex(8)}"
        )
        self._tell()
        self.on_msg(self._hear)

    @traitlets.validate("laid")
    def _lay(self, proposal: Mapping[str, Any]) -> Any:
        """What a program lays lies there, or the error says why it cannot."""
        if proposal["value"] == self._told:
            return self._told
        self._table.lay(proposal["value"])
        return self._table.laid

    @traitlets.observe("laid")
    def _laid_by_program(self, change: Mapping[str, Any]) -> None:
        if change["new"] != self._told:
            self._tell()

    @traitlets.observe("_on_table")
    def _laid_by_hand(self, change: Mapping[str, Any]) -> None:
        if change["new"] != self._table.state:
            # A view that lays what cannot lie there gets what does.
            with suppress(Refused):
                self._table.take(change["new"])
            self._tell()
            self._refresh()

    def _tell(self) -> None:
        """Let views and programs know what lies there now, all of it before the first of them acts on it."""
        self._told = self._table.laid
        with self.hold_trait_notifications():
            self._on_table = self._table.state
            self.laid = self._told
            self.set_trait("puzzle", self._table.puzzle)
            self.set_trait("solution", self._table.solution)
        self._is_stale = True

    def _hear(self, _: object, message: Mapping[str, Any], buffers: object) -> None:
        answer = self._desk.hear(message)
        if answer is not None:
            self.send(answer)

    def _picture(self) -> dict[str, str]:
        """A picture that stays in a saved notebook; a view in the same document hides it."""
        svg = self._table.picture()
        image = base64.b64encode(svg.encode()).decode()
        hidden = f'class="tilewright-picture" data-of="{self._picture_id}"'
        html = f'<div {hidden}><img alt="{_quoted(self._title)}" src="data:image/svg+xml;base64,{image}"></div>'
        return {"text/html": html, "text/plain": repr(self)}

    def _ipython_display_(self) -> None:
        from IPython import get_ipython
        from IPython.display import display

        # Jupyter shows nothing for a widget whose Python is gone, so the picture is an output of its own.
        self._is_stale = False
        display(self._picture(), raw=True, display_id=self._picture_id)
        display(super()._repr_mimebundle_()[0], raw=True)
        if not self._is_shown:
            self._is_shown = True
            # Drawn once after a cell, however often that lays something.
            get_ipython().events.register("post_run_cell", self._refresh)

    def _refresh(self, *_: object) -> None:
        """Draw the picture anew in all outputs that have it, if something else lies there now."""
        if self._is_shown and self._is_stale:
            from IPython.display import display

            self._is_stale = False
            display(self._picture(), raw=True, display_id=self._picture_id, update=True)

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        bundle: tuple[dict[str, Any], dict[str, Any]] | None = super()._repr_mimebundle_(**options)
        if bundle is not None:
            bundle[0]["image/svg+xml"] = self._table.picture()
        return bundle

    def __repr__(self) -> str:
        n = len(self._table.laid)
        return f"<board of {self._title}: {'solved' if self.solution else f'{n} laid' if n else 'empty'}>"


def _quoted(text: str) -> str:
    return text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")

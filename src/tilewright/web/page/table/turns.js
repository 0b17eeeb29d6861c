// The turns of a piece in the hand: where they lead, by which keys, and as they are seen by whoever turns the solid.

/** The way to which a move leads from another one; the same if the piece looks so, or may not be moved like that. */
export function wayAfter({ pieces }, piece, way, { id, via = [id] }) {
  const { ways } = pieces[piece];
  return via.reduce((now, step) => ways[now].to[step] ?? now, way);
}

/** The move of a key, undefined if it has none; Shift means nothing where it makes no other move. */
export function moveOf({ moves }, { key, shiftKey }) {
  const named = (name) => moves.find((move) => move.key === name);
  const pressed = key.toLowerCase();
  return (shiftKey && named(`shift+${pressed}`)) || named(pressed);
}

/**
 * The move that looks as another one looked before the solid was turned: what tips away from the viewer still does.
 * @param {number} degrees by which the viewer went round the solid to the right
 */
export function asSeen({ moves }, move, degrees) {
  if (!move.axis) return move;
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [x, y, z] = move.axis;
  const along = ({ axis }) => axis[0] * (x * c - y * s) + axis[1] * (x * s + y * c) + axis[2] * z;
  return moves.filter(({ axis }) => axis).reduce((best, one) => (along(one) > along(best) + 1e-6 ? one : best), move);
}

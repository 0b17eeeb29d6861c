"""The puzzles that most people own or have heard of: a gallery begins with them."""

WELL_KNOWN: tuple[str, ...] = tuple(
    """
    genius-star soma pentominoes-6x10 eternity-2 magic-square-3 calendar katamino tangram kanoodle dominoes-8x8
    iq-puzzler-pro genius-square scramble-africa magic-triangle tetris-cube kanoodle-pyramid unicorn magic-hexagon-3
    drive-ya-nuts bedlam-cube dominosa-6 ubongo-duel monkey-puzzle magic-square-durer macmahon-squares-4x6 hexagram
    kanoodle-extreme iq-xoxo lonpos-triangle tetravex-4x4-a broken-chessboard pentominoes-8x8-center mayblox
    circus-seven calendar-weekday hexiamonds-6x6 pentagram sphinx
    """.split()
)

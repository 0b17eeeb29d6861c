// Addresses that several views lead to.

/** Where a puzzle of the catalog lies on the table, as it is or as a variant. */
export function puzzleRoute(name, variant = "") {
  return ["#/puzzle", name, variant].filter(Boolean).map((part, k) => (k ? encodeURIComponent(part) : part)).join("/");
}

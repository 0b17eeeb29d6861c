/** What is not granted, in words: the one kind of error that the page shows to people. */

import { t } from "../parts/languages.js";

export class Refused extends Error {
  /**
   * @param {{message: string, where?: string, help?: string, kind?: string, near?: string[]}} told what was found, where,
   *   what helps, and the puzzles of the catalog that may have been meant
   */
  constructor({ message, where = "", help = "", kind = "bad-request", near = [] }) {
    super(message);
    this.where = where;
    this.help = help;
    this.kind = kind;
    this.near = near;
  }
}

/**
 * The refusal for anything that was thrown; what is no refusal is a fault of the page, and said so.
 * @param {unknown} thrown
 * @returns {Refused}
 */
export function refusedFrom(thrown) {
  if (thrown instanceof Refused) return thrown;
  console.error(thrown);
  const what = thrown instanceof Error ? thrown.name : "unknown";
  return new Refused({ message: t("page-fault", { what }), help: t("load-again"), kind: "fault" });
}

/** Keeps spreadsheets from running a cell of a file as a formula. */

/** The beginning of a text that a spreadsheet would run as a formula or take for a number. */
export const formula = /^(?:[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

const guarded = new RegExp(`^'(?=${formula.source.slice(1)})`, 'u');

/** A cell without the apostrophe that a file of ours has before a formula. */
export const removeFormulaGuard = (cell: string): string => cell.replace(guarded, '');

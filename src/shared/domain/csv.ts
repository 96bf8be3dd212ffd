/** Reads a CSV file as banks and spreadsheets write it: commas, semicolons or tabs, with or without quotation marks. */

const SEPARATORS = [',', ';', '\t'] as const;

/** The separator that the first lines have most often. */
const separatorOf = (text: string): string => {
  const head = text.split(/\r?\n/, 30).join('\n');
  const counts = SEPARATORS.map((one) => head.split(one).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!;
};

/** Reads one cell that begins at `at`. @returns its text, and where the separator or the end of the line behind it is */
const cellAt = (text: string, at: number, separator: string): { readonly cell: string; readonly end: number } => {
  if (text[at] !== '"') {
    let end = at;
    while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
    return { cell: text.slice(at, end).trim(), end };
  }
  let cell = '';
  let end = at + 1;
  for (; end < text.length; end += 1) {
    if (text[end] !== '"') cell += text[end];
    else if (text[end + 1] === '"') {
      cell += '"';
      end += 1;
    } else break;
  }
  end += 1;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
  return { cell: cell.trim(), end };
};

/** The rows of the file with their cells, trimmed; empty lines are left out. */
export const csvRows = (file: string): string[][] => {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length;) {
    const { cell, end } = cellAt(text, at, separator);
    row.push(cell);
    if (end >= text.length || text[end] === '\n') {
      if (row.some((one) => one !== '')) rows.push(row);
      row = [];
    }
    at = end + 1;
  }
  return rows;
};

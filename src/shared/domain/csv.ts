/** Reads a CSV file as banks and spreadsheets write it: commas, semicolons or tabs, with or without quotation marks. */
import Papa from 'papaparse';

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * The separator that the first lines have most often. The library's own guess prefers the one that lines have equally often, which above the
 * rows of a statement is often the decimal comma.
 */
const separatorOf = (text: string): string => {
  const head = text.split('\n', 30).join('\n');
  const counts = SEPARATORS.map((one) => head.split(one).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!;
};

/** The rows of the file with their cells, trimmed; empty lines are left out. */
export const csvRows = (file: string): string[][] => {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { data } = Papa.parse<string[]>(text, { delimiter: separatorOf(text), newline: '\n', skipEmptyLines: true });
  return data.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some((cell) => cell !== ''));
};

/** The bytes of a body as a value: well-formed UTF-8, not too deep, JSON; or the one problem that stands in the way. */
import type { Problem } from '#shared/errors';
import { limits } from '#shared/limits';

const decoder = new TextDecoder('utf-8', { fatal: true });

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** Whether brackets outside of strings nest deeper than `most`; checked before parsing, so that parsing stays cheap. */
const nestsDeeper = (json: string, most: number): boolean => {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index);
    if (quoted) {
      if (code === BACKSLASH) index++;
      else if (code === QUOTE) quoted = false;
    } else if (code === QUOTE) quoted = true;
    else if (OPENING.has(code) && ++depth > most) return true;
    else if (CLOSING.has(code)) depth--;
  }
  return false;
};

/**
 * Reads a JSON body. `JSON.parse` makes `__proto__` an ordinary own property, and no code here merges objects by assignment:
 * such keys are only unknown fields.
 */
export const readJson = (bytes: Uint8Array): { value: unknown } | { problem: Problem } => {
  let json: string;
  try {
    json = decoder.decode(bytes);
  } catch {
    return { problem: { code: 'json.invalid', pointer: '' } };
  }
  if (nestsDeeper(json, limits.bodyDepth)) return { problem: { code: 'json.too_deep', pointer: '' } };
  try {
    return { value: JSON.parse(json) };
  } catch {
    return { problem: { code: 'json.invalid', pointer: '' } };
  }
};

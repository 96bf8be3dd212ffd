/** How i18next fills `{{…}}` in a sentence, the same for the app and for the public pages. */
import type { FormatterModule, PostProcessorModule } from 'i18next';
import { isLanguage } from '#shared/locale';
import { removeUnfilled, MISSING } from '#shared/placeholders';
import { formatNumber } from './formats';

/** React escapes what it shows; `alwaysFormat` sends every value through `groupNumbers`. */
const interpolation = { escapeValue: false, alwaysFormat: true } as const;

/** What every instance of i18next is started with next to its words, together with the modules below. */
export const filling = { interpolation, missingInterpolationHandler: () => MISSING, postProcess: ['leaveOut'] };

/** Leaves out what lacks a value, so that nobody reads `{{name}}`. */
export const unfilled: PostProcessorModule = {
  type: 'postProcessor',
  name: 'leaveOut',
  process: (value: unknown) => (typeof value === 'string' ? removeUnfilled(value) : value) as string,
};

const nothing = (): void => undefined;

/**
 * A number given as a number is grouped as the language does ("10.006" in Indonesian, "10,006" in English), so that no
 * sentence can forget it. What must not be grouped, such as a year, is given as a string.
 */
export const groupNumbers: FormatterModule = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format: (value: unknown, _format, language) =>
    typeof value === 'number' && isLanguage(language) ? formatNumber(value, language) : (value as string),
};

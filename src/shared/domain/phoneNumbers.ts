/** The numbering plans of all countries, from libphonenumber. Importing this lets `phoneIn` read any number. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { providePhoneReader } from './phone';

/** Characters of the longest text that is looked at; no number with its brackets and spaces is longer. */
const LONGEST = 40;

providePhoneReader((text) => {
  if (text.length > LONGEST) return undefined;
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'ID', extract: false });
  return number?.isValid() && !number.ext ? number.number : undefined;
});

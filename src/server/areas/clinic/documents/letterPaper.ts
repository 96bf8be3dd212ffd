/** A letter as it is printed, in its own language. Rules: LET-1, LET-2, LET-4. */
import { exampleLetters } from '#shared/areas/clinic/domain/exampleLetters';
import { filledTemplate, saysDiagnosis, type LetterValues } from '#shared/areas/clinic/domain/letters';
import type { Paper } from '#shared/documents/paper';
import { ageText } from '#shared/domain/age';
import { addDays, type Day } from '#shared/domain/calendarDays';
import type { Language } from '#shared/locale';
import { dayText, fileNameOf, qtyText } from '#server/documents/formats';
import type { LetterFacts } from '../sql/letters';
import { letterWords, patientWords } from './words';

/** `number` and `signer` are null before it is signed. */
type Signed = {
  readonly number: string | null;
  readonly day: Day;
  readonly signer: { readonly name: string; readonly sip: string | null } | null;
  /** Who would sign a draft. */
  readonly author?: string | null;
};

/** `40 th` as a letter writes it: `40 tahun`. */
const writtenAge = (age: string, language: Language): string =>
  age.replace(/\b(\d{1,3}) (\p{L}+)/gu, (whole, count: string, unit: string) => {
    const word = letterWords[language].units[unit];
    return word ? `${count} ${word}${language === 'en' && count !== '1' ? 's' : ''}` : whole;
  });

/** Under the clinic's name: where it is, and its phone. */
export const addressOf = ({ address, phone }: Pick<LetterFacts['clinic'], 'address' | 'phone'>, language: Language): Paper['parties'] => {
  const text = letterWords[language];
  const [name, ...lines] = [...(address ?? '').split('\n'), phone && `${text.phone} ${phone}`].filter((line): line is string =>
    Boolean(line?.trim()),
  );
  return name ? [{ label: text.address, name, lines }] : [];
};

const valuesOf = (facts: LetterFacts, { day, signer, author = null }: Signed): LetterValues => {
  const { language, first_day, days, rest, with_diagnosis, kind } = facts;
  const text = letterWords[language];
  const written = (one: string | null) => one && dayText(one, language);
  const inUnit = (value: string | null, unit: string) => value && `${qtyText(value, language)} ${unit}`;
  return {
    patient: facts.patient,
    mrn: facts.mrn,
    sex: patientWords[language].choices.sex[facts.sex],
    birth_date: written(facts.birth_date),
    age: writtenAge(ageText(facts.birth_date, day, language, facts.birth_estimated === true), language),
    address: facts.address,
    doctor: signer?.name ?? author,
    clinic: facts.clinic.name,
    visit_day: written(facts.visit_day),
    today: written(day),
    diagnosis: with_diagnosis || saysDiagnosis.includes(kind) ? facts.diagnosis : null,
    first_day: written(first_day),
    last_day: first_day && days ? written(addDays(first_day, days - 1)) : null,
    days: days === null ? null : String(days),
    rest: rest && text.rest[rest],
    purpose: facts.purpose,
    height: inUnit(facts.height, 'cm'),
    weight: inUnit(facts.weight, 'kg'),
    blood_pressure: facts.pressure && `${facts.pressure} mmHg`,
    referred_to: facts.referred_to,
    reason: facts.reason,
    control_day: written(facts.control_day),
    text: facts.text,
  };
};

export const letterPaper = (facts: LetterFacts, signed: Signed): Paper => {
  const { kind, language, clinic, template } = facts;
  const { number, day, signer } = signed;
  const text = letterWords[language];
  const values = valuesOf(facts, signed);
  const { title, body } = template ?? exampleLetters[kind][language];
  const heading = filledTemplate(title, values) || exampleLetters[kind][language].title;
  return {
    language,
    brand: clinic.name,
    letterhead: null,
    title: heading,
    number: number ?? '',
    status: number ? null : text.draft,
    parties: addressOf(clinic, language),
    facts: [],
    table: null,
    sums: [],
    words: null,
    notes: [],
    paragraphs: filledTemplate(body, values).split('\n'),
    signature: signer && {
      greeting: [clinic.city, dayText(day, language)].filter(Boolean).join(', '),
      name: signer.name,
      picture: null,
      lines: signer.sip ? [`SIP ${signer.sip}`] : [],
    },
    dutyBox: null,
    date: day,
    fileName: fileNameOf(heading, number ?? ''),
  };
};

/** The paper of a cancelled letter says so. */
export const cancelledPaper = (paper: Paper): Paper => ({ ...paper, status: letterWords[paper.language as Language].cancelled });

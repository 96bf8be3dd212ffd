/** A consent as it is printed, with the signature. Rule: TRT-11. */
import type { Consent } from '#shared/areas/clinic/resources/consent';
import type { LetterText } from '#shared/areas/clinic/domain/exampleLetters';
import type { Paper } from '#shared/documents/paper';
import type { Day } from '#shared/domain/calendarDays';
import { localeOf } from '#shared/locale';
import { dayText, fileNameOf } from '#server/documents/formats';
import type { ConsentFacts } from '../sql/treatments';
import { addressOf } from './letterPaper';
import { consentWords } from './words';

type Signed = Pick<Consent, 'language' | 'decision' | 'signer' | 'relation' | 'edition'> & {
  readonly clinic: ConsentFacts['clinic'];
  readonly text: LetterText;
  readonly witness: string | null;
  /** Null where the consent was spoken. */
  readonly signature: string | null;
  readonly author: string;
  /** An instant, ISO 8601. */
  readonly now: string;
  readonly zone: string;
  readonly day: Day;
};

export const consentPaper = (signed: Signed): Paper => {
  const { language, clinic, text, decision, signer, relation, witness, signature, author, now, zone, day, edition } = signed;
  const words = consentWords[language];
  const instants = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
  return {
    language,
    brand: clinic.name,
    letterhead: null,
    title: text.title,
    number: '',
    status: null,
    parties: addressOf(clinic, language),
    facts: [
      { label: words.decision, value: words.decisions[decision] },
      { label: words.signedAt, value: instants.format(new Date(now)) },
      { label: words.edition, value: edition === null ? words.example : String(edition) },
    ],
    table: null,
    sums: [],
    words: null,
    notes: [
      { heading: words.explainedBy, lines: [author] },
      ...(witness ? [{ heading: words.witness, lines: [witness] }] : []),
      ...(signature ? [] : [{ heading: words.form, lines: [words.spoken(signer, words.relations[relation])] }]),
    ],
    paragraphs: text.body.split('\n'),
    signature: signature
      ? {
          greeting: [clinic.city, dayText(day, language)].filter(Boolean).join(', '),
          name: signer,
          picture: null,
          strokes: signature,
          lines: [words.relations[relation]],
        }
      : null,
    dutyBox: null,
    date: day,
    fileName: fileNameOf(text.title, signer),
  };
};

/** The paper of a withdrawn consent says so. */
export const withdrawnPaper = (paper: Paper): Paper => ({ ...paper, status: consentWords[paper.language].withdrawn });

/** Issuer and recipient of a document as they are printed. */
import { npwpText } from '#shared/domain/npwp';
import type { PaperParty, PaperSignature } from '#shared/documents/paper';
import type { Language } from '#shared/locale';
import type { Parties } from '../sql/invoiceParties';
import { words } from '#server/documents/words';

const filledLines = (lines: readonly (string | null | undefined | false)[]): string[] =>
  lines.filter((line): line is string => Boolean(line));

const linesIn = (text: string | null): string[] => (text ?? '').split('\n').map((line) => line.trim());

/** The city, where the last part of the address does not name it already: people write it there, too, with the postcode. */
const cityOf = ({ address, city }: Parties['recipient']): string | null => {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/\b\d{5}\b/, '')
      .trim()
      .replace(/^(?:kota|kabupaten|kab\.?)\s+/, '');
  const last = (address ?? '').split(/[\n,]/).findLast((part) => bare(part) !== '');
  return city && bare(last ?? '') === bare(city) ? null : city;
};

export const printedParties = ({ issuer, recipient }: Parties, language: Language): readonly [PaperParty, PaperParty] => {
  const text = words[language];
  return [
    {
      label: text.from,
      name: issuer.name,
      lines: filledLines([
        ...linesIn(issuer.address),
        issuer.npwp && `${text.npwp} ${issuer.npwp}`,
        issuer.pkp ? filledLines([text.pkp, issuer.pkpNo]).join(' ') : text.notPkp,
        filledLines([issuer.email, issuer.phone]).join(' · '),
      ]),
    },
    {
      label: text.to,
      name: recipient.name,
      lines: filledLines([...linesIn(recipient.address), cityOf(recipient), recipient.npwp && `${text.npwp} ${npwpText(recipient.npwp)}`]),
    },
  ];
};

/** Who signs for the issuer; null where nobody does. The picture is given by its address. */
export const signatureOn = ({ issuer: { signature, signatureName } }: Parties, language: Language): PaperSignature | null =>
  signature || signatureName ? { greeting: words[language].signed, name: signatureName ?? '', picture: signature ?? null } : null;

/** A PDF of one page, as small as it can be read. */

const CONTENT = 'BT /F1 24 Tf 40 100 Td (Bukti pembayaran) Tj ET';

export const paper = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/Contents 4 0 R>> endobj',
    `4 0 obj <</Length ${CONTENT.length}>>stream\n${CONTENT}\nendstream endobj`,
    'trailer <</Root 1 0 R>>',
    '%%EOF\n',
  ].join('\n'),
);

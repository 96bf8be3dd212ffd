/** What is charged for a treatment, and what is a signature. Rules: TRT-9, TRT-10, TRT-11. */
import fc from 'fast-check';
import { isSignature, SIGNATURE_SHEET, signaturePath } from '#shared/areas/clinic/domain/consents';
import { chargeSource, chargedBy } from '#shared/areas/clinic/domain/treatments';

const series = (charge_by: string, status = 'berjalan') => ({ id: 's', status, charge_by });
const itself = { type: 'treatments', id: 't' };
const bundle = { type: 'treatment-series', id: 's' };

test.each([
  ['a treatment by itself', null, itself],
  ['a session that is charged by itself', series('sesi'), itself],
  ['a session of a package', series('paket'), bundle],
  ['a session of a package that was cancelled later', series('paket', 'batal'), itself],
  ['a session charged by itself, of a cancelled series', series('sesi', 'batal'), itself],
])('given %s that is finished, then exactly this is charged', (_, of, expected) => {
  expect(chargeSource({ id: 't', status: 'selesai' }, of)).toEqual(expected);
});

test.each(['direncanakan', 'berlangsung', 'dikoreksi', 'batal'])('given a treatment in the state %s, then nothing is charged', (status) => {
  for (const of of [null, ...chargedBy.map((by) => series(by))]) expect(chargeSource({ id: 't', status }, of)).toBeNull();
});

test('given sessions of a series in any states, then they are charged as a package or one by one, never both', () => {
  const states = fc.array(fc.constantFrom('direncanakan', 'berlangsung', 'selesai', 'dikoreksi', 'batal'), { maxLength: 12 });
  fc.assert(
    fc.property(states, fc.constantFrom(...chargedBy), fc.constantFrom('berjalan', 'batal'), (all, by, state) => {
      const sources = all.flatMap((status, at) => chargeSource({ id: String(at), status }, series(by, state)) ?? []);
      const types = new Set(sources.map(({ type }) => type));
      expect(types.size).toBeLessThanOrEqual(1);
      if (types.has('treatments')) expect(new Set(sources.map(({ id }) => id)).size).toBe(all.filter((one) => one === 'selesai').length);
    }),
  );
});

const stroke = (count: number, from = 0) => Array.from({ length: count }, (_, at) => ({ x: from + at * 7.4, y: 20 + at * 3.1 }));

test.each<[string, ReturnType<typeof stroke>[], boolean]>([
  ['two strokes', [stroke(6), stroke(6, 200)], true],
  ['a single tap', [stroke(1)], false],
  ['no stroke', [], false],
  ['points that left the sheet', [stroke(9).map(({ x, y }) => ({ x: x * 90, y: y - 500 }))], true],
])('given %s, then it is a signature: %s', (_, strokes, expected) => {
  expect(isSignature(signaturePath(strokes))).toBe(expected);
});

test.each([
  ['', 'M1 1', 'M0 0L1', `M0 0${'L1 1'.repeat(9)}Z`, `M0 0${'L1.5 1'.repeat(9)}`, `M0 0${'L700 1'.repeat(9)}`, `M0 0${'L1 201'.repeat(9)}`],
  [`M0 0${'L1 1'.repeat(9)}"/><script>`, `M0 0${'L1 1'.repeat(10_000)}`],
])('given texts that are no strokes on the sheet, then they are no signature', (...texts) => {
  for (const text of texts) expect(isSignature(text)).toBe(false);
});

test('given any strokes, then their path stays on the sheet and is read as a path', () => {
  const point = fc.record({ x: fc.double({ min: -1e6, max: 1e6, noNaN: true }), y: fc.double({ min: -1e6, max: 1e6, noNaN: true }) });
  fc.assert(
    fc.property(fc.array(fc.array(point, { minLength: 8, maxLength: 20 }), { minLength: 1, maxLength: 5 }), (strokes) => {
      expect(isSignature(signaturePath(strokes))).toBe(true);
    }),
  );
  expect(SIGNATURE_SHEET.width / SIGNATURE_SHEET.height).toBe(3);
});

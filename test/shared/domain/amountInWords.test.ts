/** Amounts in words in both languages (INV-1). */
import { amountInWords } from '#shared/domain/amountInWords';

test.each([
  [0, 'Nol rupiah', 'Zero rupiah'],
  [1_000, 'Seribu rupiah', 'One thousand rupiah'],
  [11_111, 'Sebelas ribu seratus sebelas rupiah', 'Eleven thousand one hundred eleven rupiah'],
  [143_190, 'Seratus empat puluh tiga ribu seratus sembilan puluh rupiah', 'One hundred forty-three thousand one hundred ninety rupiah'],
  [527_250, 'Lima ratus dua puluh tujuh ribu dua ratus lima puluh rupiah', 'Five hundred twenty-seven thousand two hundred fifty rupiah'],
  [1_001_000, 'Satu juta seribu rupiah', 'One million one thousand rupiah'],
  [1_000_000_000, 'Satu miliar rupiah', 'One billion rupiah'],
  [999_000_000_000_000, 'Sembilan ratus sembilan puluh sembilan triliun rupiah', 'Nine hundred ninety-nine trillion rupiah'],
])('%i', (amount, indonesian, english) => {
  expect(amountInWords(amount, 'id')).toBe(indonesian);
  expect(amountInWords(amount, 'en')).toBe(english);
});

test.each([-1, 0.5, 1_000_000_000_000_000])('%d is refused', (amount) => expect(() => amountInWords(amount, 'id')).toThrow(RangeError));

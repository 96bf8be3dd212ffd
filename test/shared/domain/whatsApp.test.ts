/** Links that open WhatsApp with a text. */
import { whatsAppLink } from '#shared/domain/whatsApp';

test.each([
  ['+6281234567890', 'Halo Rudi & Ani, pukul 08:00?', 'https://wa.me/6281234567890?text=Halo%20Rudi%20%26%20Ani%2C%20pukul%2008%3A00%3F'],
  ['+62 812 •••• 7890', 'Halo', undefined],
  ['', 'Halo', undefined],
  [null, 'Halo', undefined],
])('given the phone %s, then the link is that of the whole number, or there is none', (phone, text, link) => {
  expect(whatsAppLink(phone, text)).toBe(link);
});

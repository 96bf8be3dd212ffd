/** The fields of canned answers. Rule: TKT-12. */
import { filledAnswer, unknownFields } from '#shared/areas/support/domain/cannedAnswer';

const ticket = { name: 'Suster Ani', clinic: 'Klinik Melati', number: 'TKT-2026-00001', subject: 'Tarif {name}', agent: null };

test.each<[text: string, filled: string]>([
  ['Halo {name} dari {clinic},', 'Halo Suster Ani dari Klinik Melati,'],
  ['{number}: {number}', 'TKT-2026-00001: TKT-2026-00001'],
  ['Tentang “{subject}”', 'Tentang “Tarif {name}”'],
  ['Salam, {agent}', 'Salam, {agent}'],
  ['{ name } {} {phone} {{name}}', '{ name } {} {phone} {Suster Ani}'],
  ['Tanpa isian', 'Tanpa isian'],
])('%j becomes %j', (text, filled) => expect(filledAnswer(text, ticket)).toBe(filled));

test.each<[text: string, unknown: string[]]>([
  ['Halo {name}, {agent}', []],
  ['{nama} {phone} {nama}', ['nama', 'phone']],
  ['Isi { kosong } dan {}', []],
  ['{__proto__} {toString}', ['__proto__', 'toString']],
])('in %j the unknown fields are %j', (text, unknown) => expect(unknownFields(text)).toEqual(unknown));

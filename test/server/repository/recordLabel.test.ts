/** What the audit and the trash call a record. Rule: PRV-1. */
import { recordLabel } from '#server/repository/audit';
import { resources, type ResourceName } from '#shared/areas/resources';

test.each<[string, ResourceName, object, string | null]>([
  ['its number', 'invoice', { number: 'INV/2026/11/0001', status: 'issued' }, 'INV/2026/11/0001'],
  ['nothing before it has a number', 'invoice', { number: null, status: 'draft' }, null],
  ['nothing where only its state tells it apart', 'clientsubsdetail', { status: 'active' }, null],
  ['nothing where only its kind does', 'clientCredit', { kind: 'excess' }, null],
])('a record is called by %s', (_, name, values, label) => expect(recordLabel(resources[name], { ...values })).toBe(label));

/** Which columns a list shows at first and in which order: those that its declaration names, and which of them a card shows. */
import { resources } from '#shared/areas/resources';
import { titleField } from '#client/kit/grid/kinds';
import type { Resource } from '#shared/kit/resource';
import { columnsOf } from '#client/kit/grid/declaredColumns';
import { ofCards } from '#client/kit/grid/fittingColumns';
import type { ResourceTexts } from '#client/kit/words';

const texts = { columns: {}, fields: {}, choices: {} } as unknown as ResourceTexts;
const columns = (resource: Resource, own = {}) => columnsOf(resource, texts, { yes: 'Ya', no: 'Tidak' }, () => undefined, own);
const shown = (resource: Resource, own = {}) => columns(resource, own).flatMap(({ field, hidden }) => (hidden ? [] : [field]));

test.each<[string, Resource, readonly string[]]>([
  ['invoices', resources.invoice, ['number', 'entity', 'total', 'balance', 'due_date', 'status']],
  ['clients', resources.entity, ['name', 'subscription_status', 'mrr', 'unpaid_balance', 'next_invoice_at']],
  ['payments', resources.payment, ['reference', 'entity', 'amount', 'paid_at', 'status', 'invoice']],
  ['tickets', resources.ticket, ['subject', 'entity', 'next_due_at', 'status', 'assignee_name', 'priority', 'number']],
  ['subscriptions', resources.clientsubsheader, ['number', 'entity', 'package', 'status', 'period_end']],
])('%s lead with what matters', (_, resource, expected) => {
  expect(shown(resource)).toEqual(expected);
});

test('the others can be chosen, and follow in the usual order', () => {
  const all = columns(resources.invoice).map(({ field }) => field);
  expect(all.slice(0, 6)).toEqual(resources.invoice.columns);
  expect(all).toEqual(expect.arrayContaining(['issue_date', 'period', 'paid', 'created_at']));
});

test('a column that would tell nothing is left out', () => {
  expect(shown(resources.invoice, { entity: null })).toEqual(['number', 'total', 'balance', 'due_date', 'status']);
});

test('a card shows the first five, and leaves the rest to the menu of its row', () => {
  const { columns: onCard, rest } = ofCards(columns(resources.payment).filter(({ hidden }) => !hidden));
  expect(onCard.map(({ field }) => field)).toEqual(resources.payment.columns);
  expect(rest).toEqual([]);
  const ofTicket = ofCards(columns(resources.ticket).filter(({ hidden }) => !hidden));
  expect(ofTicket.rest.map(({ field }) => field)).toEqual(['number']);
});

test('every declared order begins with a picture or the name of a record, and names columns that there are', () => {
  for (const resource of Object.values<Resource>(resources).filter((one) => one.columns)) {
    const first = resource.columns!.find((name) => resource.attributes[name]?.kind !== 'image');
    expect([resource.name, first]).toEqual([resource.name, titleField(resource)]);
    const all = columns(resource).map(({ field }) => field);
    expect([resource.name, resource.columns!.filter((name) => !all.includes(name))]).toEqual([resource.name, []]);
  }
});

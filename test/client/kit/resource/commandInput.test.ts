/** What the form of a command sends: a list that nobody touched is not sent as an empty one. Rule: CMD-5. */
import { inputIn } from '#client/kit/resource/commands/useCommandForm';
import { inputOf } from '#shared/kit/commands';
import { clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';

const told = inputOf(clientsubsheader, 'changePlan');
const pack = { type: 'packages', id: '0192f1c0-0000-7000-8000-000000000001' };
const bed = { type: 'modules', id: '0192f1c0-0000-7000-8000-000000000002' };

test.each([
  ['untouched, it is left out, so that the add-ons stay', [], null, undefined],
  ['untouched and empty from the beginning', [], [], undefined],
  ['chosen, it is sent', [bed], [], [bed]],
  ['emptied by the person, it is sent empty', [], [bed], []],
])('%s', (_, addons, initial, sent) => {
  const input = inputIn(told, { package: pack, addons, extra_seats: 2 }, { addons: initial });
  expect(input['addons']).toEqual(sent);
  expect(input).toMatchObject({ package: pack, extra_seats: 2 });
});

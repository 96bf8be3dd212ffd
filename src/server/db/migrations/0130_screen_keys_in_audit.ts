/** Takes the keys of waiting screens out of the audit, which people read who may not read the keys themselves. Rule: VIS-7. */
import type { Migration } from '../migrate';

const hidden = (column: 'before' | 'after') =>
  `${column} = case when ${column} -> 'screen_key' is null then ${column} else ${column} || '{"screen_key": "***"}' end`;

export const screenKeysInAudit: Migration = {
  name: '0130_screen_keys_in_audit',
  up: [`update audit set ${hidden('before')}, ${hidden('after')} where resource = 'entity' and command = 'renewScreen'`],
};

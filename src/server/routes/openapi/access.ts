/** OpenAPI of rights: the explanation of a refusal, viewing as a role, reported exports, and help for other people. */
import type { accessEndpoints } from '#shared/areas/identity/endpoints/access';
import type { Descriptions } from './operations';
import { meta, whole, type Schema } from './schemas';

const texts: Schema = { type: 'array', items: { type: 'string' } };

const explanation = whole({
  data: whole({
    type: { const: 'explanations' },
    id: { type: 'string' },
    attributes: whole({
      permission: { type: 'string' },
      roles: { ...texts, description: 'Names of the roles that hold it.' },
      ask: { ...texts, description: 'Names of admins who can give it.' },
    }),
  }),
});

const resetLink = meta(
  whole({ uri: { type: 'string', format: 'uri' }, minutes: { type: 'integer', description: 'How long it is good.' } }),
);

export const accessDescriptions: Descriptions<typeof accessEndpoints> = {
  explain: {
    summary: 'Who may do what you may not',
    parameters: { permission: 'As `meta.permission` of a refusal names it: `edit items`.' },
    answer: [200, 'The roles that hold it, and whom to ask.', explanation],
    refusals: ['resource.missing'],
  },
  reportExport: {
    summary: 'Say that you take a list out',
    answer: [204, 'It is in the audit.'],
    refusals: ['access.denied', 'not_an_option', 'filter.unknown'],
  },
  viewAs: { summary: 'Look around as a role: reading only, until you end it', refusals: ['relation_missing'] },
  endViewAs: { summary: 'Be yourself again' },
  makeResetLink: {
    tag: 'mails',
    summary: 'Make a new link to a new password for the person whose account the mail is about; the audit keeps a line of it',
    answer: [200, 'The link, shown this once; earlier ones are worth nothing any more.', resetLink],
    refusals: ['access.beyond'],
  },
  resetTwoStep: {
    tag: 'users',
    summary: 'Turn two-step sign-in off for someone who lost the app; their sessions end',
    refusals: ['two_step.off'],
  },
};

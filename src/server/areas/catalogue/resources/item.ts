/** Items: descriptions are sanitised, excerpts are made from them, and anyone who adds an item owns it. Rules: ITM-4, ITM-5, ITM-6. */
import { excerptOf, richTextProblem, sanitiseRichText } from '#shared/domain/richText';
import { item } from '#shared/areas/catalogue/resources/item';
import { idOfActor } from '#server/repository/actors';
import { join, defineServerResource, type Hooks, type Row, type Values } from '#server/repository/serverResource';

const excerptFrom = (html: unknown): string | null => (typeof html === 'string' ? excerptOf(html) || null : null);

const examineDescription: Hooks['validate'] = async ({ description }) => {
  const code = typeof description === 'string' ? richTextProblem(description, item.attributes.description.max!) : undefined;
  return code ? [{ ...code, pointer: '/data/attributes/description' }] : [];
};

/** The description as it is stored; nothing when it isn't written. */
const described = ({ description }: Values): Values => {
  if (typeof description !== 'string') return {};
  return { description: sanitiseRichText(description) || null };
};

/** An excerpt that nobody wrote follows the description; one that somebody wrote stays. */
const summarised = (before: Row, values: Values): Values => {
  const description = 'description' in values ? values['description'] : before['description'];
  if ('excerpt' in values) return values['excerpt'] === null ? { excerpt: excerptFrom(description) } : {};
  const written = before['excerpt'] !== null && before['excerpt'] !== excerptFrom(before['description']);
  return 'description' in values && !written ? { excerpt: excerptFrom(description) } : {};
};

export const servedItem = defineServerResource(item, {
  relations: { tags: join('item_tags', 'item_id', 'tag_id') },
  searchColumn: 'search_text',
  changesWith: [],
  hooks: {
    validate: examineDescription,
    beforeStore: async (values) => ({ ...values, ...described(values) }),
    before: {
      add: async ({ actor }, values) => ({
        ...values,
        excerpt: values['excerpt'] ?? excerptFrom(values['description']),
        owner: idOfActor(actor) && { type: 'users', id: actor.id },
      }),
      update: async (_, before, values) => ({ ...values, ...summarised(before, values) }),
    },
  },
});

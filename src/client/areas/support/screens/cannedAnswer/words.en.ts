/** Words of canned answers, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'Answers that the support team writes often. They are inserted when a ticket is answered.' },
  form: { purpose: 'Words in braces are filled in from the ticket when the answer is inserted.' },
  fields: { name: 'Name', message: 'Text' },
  help: {
    name: 'It is found by this name when a ticket is answered.',
    message: 'Fields: {name} the requester, {clinic} the clinic, {number} of the ticket, {subject} of the ticket, {agent} your name.',
  },
} satisfies typeof id;

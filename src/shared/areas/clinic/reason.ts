/** The reason that cancelling, correcting and overriding demand in a clinic; calling the next patient does not. */
import { longText } from '#shared/kit/fields';

export const reason = longText({ required: true, max: 300 });

/** What takes something back, such as a cancellation: given by the clinic's own people only, with a reason, and shown in red. */
export const takesBack = { owner: 'entity', clientOnly: true, tone: 'danger', input: { attributes: { reason } } } as const;

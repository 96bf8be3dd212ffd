/** The form of a letter: what its kind needs. Rule: LET-3. */
import { ResourceForm } from '#client/kit/resource/ResourceForm';
import { askedByKind, letterFields } from './kinds';

export const LetterForm = () => <ResourceForm name="letter" first={letterFields} own={askedByKind} fixed={fixed} />;

/** A letter stays with its visit. */
const fixed = ['entity', 'visit'];

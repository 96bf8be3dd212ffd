/** The page of a letter: what it says, to sign it and to print it. Rules: LET-1, LET-4. */
import type { Letter } from '#shared/areas/clinic/resources/letter';
import { ResourceShow } from '#client/kit/resource/show/ResourceShow';
import { PaperButton } from './PaperButton';

export const LetterShow = () => <ResourceShow<Letter> name="letter" next={(letter) => <PaperButton letter={letter} />} />;

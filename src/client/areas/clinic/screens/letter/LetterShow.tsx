/** The page of a letter: what was filled in, to sign it and to print it; then all letters of its visit, so that the next one is written from here. Rules: LET-1, LET-4. */
import type { Letter } from '#shared/areas/clinic/resources/letter';
import type { AnyModule } from '#client/kit/anyModule';
import { Declared } from '#client/kit/resource/show/Declared';
import { ResourceShow } from '#client/kit/resource/show/ResourceShow';
import { useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { LettersCard } from './LettersCard';
import { LetterButton } from './LetterButton';

/** The visit comes with the letter. */
function OfVisit({ id }: { id: string }) {
  const visit = useAppSelector((state) => modules.visit.selectors.byId(state, id));
  return visit ? <LettersCard visit={visit} /> : null;
}

export const LetterShow = () => (
  <ResourceShow<Letter> name="letter" next={(letter) => <LetterButton letter={letter} />}>
    {(letter) => (
      <>
        <Declared module={modules.letter as unknown as AnyModule} record={letter} />
        <OfVisit id={letter.visit.id} />
      </>
    )}
  </ResourceShow>
);

/** The privacy policy. */
import { Legal } from './Legal';
import { useWords } from './useWords';

export function Privacy() {
  return <Legal text={useWords('privacy')} />;
}

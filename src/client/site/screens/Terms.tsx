/** The terms of service. */
import { Legal } from './Legal';
import { useWords } from './useWords';

export function Terms() {
  return <Legal text={useWords('terms')} />;
}

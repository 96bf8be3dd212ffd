/** A patient's record number, with those of the records that were merged into theirs: an old card has one of them. Rule: PAT-5. */
import { useCallback } from 'react';
import { patient as declared, type Patient } from '#shared/areas/clinic/resources/patient';
import { useWords } from '#client/kit/useWords';

/** "000345", or "000345 (formerly 000012)". */
export const useRecordNumber = (): ((patient: Patient) => string) => {
  const { own } = useWords(declared);
  return useCallback(({ mrn, former_mrns }) => (former_mrns ? `${mrn} (${own['formerly']} ${former_mrns})` : (mrn ?? '')), [own]);
};

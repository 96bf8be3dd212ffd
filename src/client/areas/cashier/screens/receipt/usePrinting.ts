/** Counts a print of a receipt, then opens it: from the second time on it says that it is a copy. Rule: CSH-7. */
import { useStore } from 'react-redux';
import type { PatientPayment } from '#shared/areas/cashier/resources/patientPayment';
import { sizedPdfAttribute } from '#shared/endpoints/documents';
import type { PaperSize } from '#shared/documents/paper';
import type { AnyModule } from '#client/kit/anyModule';
import { useRequest } from '#client/kit/anyModule';
import { requestEnded } from '#client/kit/form/useSaving';
import { useOpenRecordFile } from '#client/store/fileOpening';
import { useAppDispatch } from '#client/store/hooks';
import type { RootState } from '#client/store/index';
import { withNotice } from '#client/storeKit/intents';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';

const payments = modules.patientPayment as unknown as AnyModule;

/** @returns `print`: on this paper, or on the clinic's own without a size */
export const usePrinting = ({ id, number }: Pick<PatientPayment, 'id' | 'number'>) => {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const language = useLanguage();
  const open = useOpenRecordFile();
  const { busy } = useRequest(payments, id);
  const print = async (size?: PaperSize): Promise<void> => {
    const { version } = modules.patientPayment.selectors.byId(store.getState(), id)!;
    dispatch(withNotice(modules.patientPayment.commands.print({ id, version })));
    if (!(await requestEnded(store, payments, id))) return;
    const field = size ? sizedPdfAttribute(language, size) : (`pdf_${language}` as const);
    open({ type: modules.patientPayment.resource.type, id, field }, `${(number ?? '').replaceAll('/', '-')}.pdf`);
  };
  return { print: (size?: PaperSize) => void print(size), isBusy: busy === 'run' };
};

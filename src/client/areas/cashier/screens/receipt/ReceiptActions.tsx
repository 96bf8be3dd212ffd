/** What is done with the receipt of a payment: it is printed on the clinic's paper, or on another one, mailed, or told by WhatsApp. Rules: CSH-7, CSH-8. */
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patientPayment, type PatientPayment } from '#shared/areas/cashier/resources/patientPayment';
import type { Patient } from '#shared/areas/clinic/resources/patient';
import { whatsAppLink } from '#shared/domain/whatsApp';
import type { AnyModule } from '#client/kit/anyModule';
import { useFetched } from '#client/kit/useFetched';
import { useWhole } from '#client/kit/useWhole';
import { useWords } from '#client/kit/useWords';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { useClinicName } from '#client/store/session/useClinicName';
import { withNotice } from '#client/storeKit/intents';
import { formatDate, formatMoney } from '#client/ui/formats';
import { PrintIcon } from '#client/ui/icons';
import { useLanguage } from '#client/ui/useLanguage';
import { modules as clinic } from '../../../clinic';
import * as modules from '../../modules';
import css from './receipt.module.css';
import { usePrinting } from './usePrinting';
import { SizeItems } from './SizeItems';

type Props = {
  /** Id of the payment. */
  id: string;
  /** It is the next thing to do. */
  isNext?: boolean;
};

/** The text that WhatsApp opens with. It is only known once the patient is read, whose phone a list does not tell. */
function WhatsAppItem({ payment, onClose }: { payment: PatientPayment; onClose: () => void }) {
  const { t } = useTranslation('receipts');
  const language = useLanguage();
  const name = useClinicName();
  // A list has the phone masked: the whole number comes with the record.
  const patient = useWhole<Patient>(clinic.patient, payment.patient!.id);
  const words = {
    name: patient?.name ?? '',
    clinic: name,
    number: payment.number ?? '',
    amount: formatMoney(payment.amount, language, 'IDR'),
    day: formatDate(payment.day!, language),
  };
  const link = whatsAppLink(patient?.phone, t(`text.${payment.kind}`, words));
  if (!link)
    return (
      <MenuItem disabled>
        {t('whatsApp')} <span className={css.why}>{t(patient ? 'noPhone' : 'reading')}</span>
      </MenuItem>
    );
  return (
    <MenuItem component="a" href={link} target="_blank" rel="noopener noreferrer" onClick={onClose}>
      {t('whatsApp')}
    </MenuItem>
  );
}

function MailItem({ payment, onClose }: { payment: PatientPayment; onClose: () => void }) {
  const { t } = useTranslation('receipts');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const { id, version } = payment;
  const mail = () => {
    onClose();
    dispatch(withNotice(modules.patientPayment.commands.mail({ id, version, input: { language } }, { notify: 'receipts:mailed' })));
  };
  return <MenuItem onClick={mail}>{t('mail')}</MenuItem>;
}

function Actions({ payment, isNext }: { payment: PatientPayment; isNext: boolean }) {
  const { t } = useTranslation('receipts');
  const { commands } = useWords(patientPayment);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { print, isBusy } = usePrinting(payment);
  const close = () => setAnchor(null);
  return (
    <div className={css.actions}>
      <Button
        variant={isNext ? 'contained' : 'outlined'}
        size="small"
        startIcon={<PrintIcon size={16} aria-hidden="true" />}
        disabled={isBusy}
        onClick={() => print()}
      >
        {commands['print']!.label}
      </Button>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('others')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <SizeItems
          onChoose={(size) => {
            close();
            print(size);
          }}
        />
        <MailItem payment={payment} onClose={close} />
        <WhatsAppItem payment={payment} onClose={close} />
      </Menu>
    </div>
  );
}

/** Nothing for a refund that waits for approval or was refused: it has no receipt yet. */
export function ReceiptActions({ id, isNext = false }: Props) {
  useFetched(modules.patientPayment as unknown as AnyModule, [id]);
  const payment = useAppSelector((state) => modules.patientPayment.selectors.byId(state, id));
  return payment?.status === 'berlaku' ? <Actions payment={payment} isNext={isNext} /> : null;
}

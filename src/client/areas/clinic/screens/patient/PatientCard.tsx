/** The card that a patient carries: name, record number and its QR code, which says nothing else. Printed at the size of a bank card. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patient as declared, type Patient } from '#shared/areas/clinic/resources/patient';
import { useWords } from '#client/kit/useWords';
import { formatDate } from '#client/ui/formats';
import { PrintIcon } from '#client/ui/icons';
import { QrCode } from '#client/ui/QrCode';
import { useLanguage } from '#client/ui/useLanguage';
import { useClinicName } from '#client/store/session/useClinicName';
import css from './card.module.css';

function Face({ patient }: { patient: Patient }) {
  const { fields, choices, own } = useWords(declared);
  const language = useLanguage();
  const clinic = useClinicName();
  const { name, mrn, birth_date, birth_estimated, sex } = patient;
  return (
    <div className={css.face}>
      <div className={css.words}>
        <span className={css.clinic}>{clinic || own['card']}</span>
        <span className={css.name}>{name}</span>
        <span>{`${birth_estimated ? '± ' : ''}${formatDate(birth_date, language)} · ${choices.sex[sex]}`}</span>
        <span className={css.label}>{fields.mrn}</span>
        <span className={css.mrn}>{mrn}</span>
      </div>
      <div className={css.code}>
        <QrCode text={mrn!} label={`${own['code']} ${mrn}`} failed={own['codeFailed']!} />
      </div>
    </div>
  );
}

export function PatientCard({ patient }: { patient: Patient }) {
  const { t } = useTranslation();
  const { own } = useWords(declared);
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<PrintIcon size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {own['card']}
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby={title} className={css.dialog!}>
        <DialogTitle id={title}>{own['card']}</DialogTitle>
        <DialogContent>
          <Face patient={patient} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('action.close')}</Button>
          <Button variant="contained" startIcon={<PrintIcon size={16} aria-hidden="true" />} onClick={() => window.print()}>
            {own['printCard']}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

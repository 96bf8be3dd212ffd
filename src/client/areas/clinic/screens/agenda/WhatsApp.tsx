/** Opens WhatsApp with the text for an appointment that is still expected. Nothing is sent until somebody presses there. Rule: APT-7. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '#shared/areas/clinic/resources/appointment';
import { whatsAppLink } from '#shared/domain/whatsApp';
import { useLanguage } from '#client/ui/useLanguage';
import { useClinicName } from '#client/store/session/useClinicName';
import { useDoctorName } from '../queue/useQueue';
import { longDay } from '../booking/longDay';

const texts = { dipesan: 'whatsAppBooked', dikonfirmasi: 'whatsAppConfirmed' } as const;

export function WhatsApp({ appointment: { contact, status, person, number, day, start, doctor } }: { appointment: Appointment }) {
  const { t } = useTranslation('agenda');
  const language = useLanguage();
  const [clinic, doctorName] = [useClinicName(), useDoctorName(doctor.id)];
  const text = status && status in texts ? texts[status as keyof typeof texts] : undefined;
  const words = { name: person ?? '', clinic, day: longDay(day, language), time: start, doctor: doctorName, number: number ?? '' };
  const link = text && whatsAppLink(contact, t(text, words));
  return (
    link && (
      <Button variant="outlined" component="a" href={link} target="_blank" rel="noopener noreferrer" title={t('whatsAppHelp')}>
        {t('whatsApp')}
      </Button>
    )
  );
}

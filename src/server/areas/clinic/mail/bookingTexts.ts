/** What the mail about a booking on a clinic's public page says: when, where and with whom, and nothing of why. Rule: APT-7. */
import type { Texts } from '../../mailTexts';

export const bookingTexts: Texts['booking'] = {
  id: ({ client, number, date, time, doctor }) => ({
    subject: `Janji temu ${number}${client && ` di ${client}`}`,
    body: [
      `Janji temu Anda di ${client || 'klinik'} sudah tercatat: ${date}, pukul ${time}${doctor && `, dengan ${doctor}`}. Nomor janji temu: ${number}. Sebutkan nomor ini saat datang. Bila tidak jadi datang, batalkan lewat tautan ini:`,
      'Setelah dibatalkan, waktunya dapat dipakai pasien lain. Jika bukan Anda yang membuat janji temu ini, batalkan juga lewat tautan tersebut.',
    ],
    action: 'Lihat atau batalkan janji temu',
  }),
  en: ({ client, number, date, time, doctor }) => ({
    subject: `Appointment ${number}${client && ` at ${client}`}`,
    body: [
      `Your appointment at ${client || 'the clinic'} is booked: ${date}, ${time}${doctor && `, with ${doctor}`}. Its number is ${number}. Please give this number when you arrive. If you cannot come, cancel it with this link:`,
      'Once it is cancelled, another patient can have its time. If it was not you who booked it, cancel it with the same link.',
    ],
    action: 'See or cancel the appointment',
  }),
};

/** Words of appointments, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'All appointments, those to come and those that have passed.', add: 'Book an appointment' },
  form: {
    purpose: 'Choose a time of the doctor’s schedule. Of somebody who is not registered yet, name and phone are enough.',
    save: 'Book the appointment',
  },
  fields: {
    person: 'Patient',
    status: 'Status',
    number: 'Appointment number',
    day: 'Date',
    start: 'Time',
    end: 'Until',
    lane: 'Place',
    complaint: 'Complaint',
    name: 'Name (not registered yet)',
    birth_date: 'Date of birth',
    phone: 'Phone (not registered yet)',
    contact: 'Phone',
    email: 'E-mail',
    source: 'Booked by',
    end_reason: 'Reason',
    entity: 'Client',
    patient: 'Registered patient',
    doctor: 'Doctor',
    poly: 'Outpatient room',
    visit: 'Visit',
  },
  choices: {
    status: { dipesan: 'Booked', dikonfirmasi: 'Confirmed', datang: 'Arrived', batal: 'Cancelled', tidak_datang: 'Did not come' },
    source: { desk: 'The clinic', public: 'The patient (online)' },
  },
  help: { start: 'By the clinic’s clock, such as 08:30.' },
  commands: {
    confirm: {
      label: 'Confirm',
      purpose: 'The patient has said that they will come.',
      done: 'The appointment of {{name}} is confirmed.',
      did: 'Confirmed the appointment of {{name}}',
    },
    identify: {
      label: 'Choose the patient',
      purpose: 'Find the patient, or register a new one.',
      done: 'The patient of the appointment is {{name}}.',
      did: 'Chose the patient of the appointment of {{name}}',
      input: { patient: 'Patient' },
    },
    arrive: {
      label: 'Arrived',
      purpose: 'The patient gets a number in the queue of the doctor.',
      done: '{{name}} has arrived and is in the queue.',
      did: 'Noted that {{name}} has arrived',
    },
    move: {
      label: 'Move',
      purpose: 'The appointment moves to another time. Another patient can have the old one.',
      done: 'The appointment of {{name}} was moved.',
      did: 'Moved the appointment of {{name}}',
      input: { day: 'Date', start: 'Time', doctor: 'Doctor' },
      help: { start: 'By the clinic’s clock, such as 08:30.' },
    },
    cancel: {
      label: 'Cancel the appointment',
      purpose: 'Another patient can have its time.',
      done: 'The appointment of {{name}} was cancelled.',
      did: 'Cancelled the appointment of {{name}}',
      input: { reason: 'Reason' },
    },
    miss: {
      label: 'Did not come',
      purpose: 'The patient did not come until the day was over.',
      done: '{{name}} did not come.',
      did: 'Noted that {{name}} did not come',
    },
  },
} satisfies typeof id;

/** What each feature that is sold is called and does, in English. */
import type id from '../id/features';

export default {
  team: {
    name: 'Team & patients',
    job: 'Who works here, who may practise today, who is being cared for.',
    points: [
      'Practice licences (SIP) are watched; the warning comes 60 days before one expires.',
      'Schedules and leave never overlap, so no appointment is booked twice.',
      'Record numbers are made for you; the same national ID is not taken twice.',
    ],
  },
  icd: {
    name: 'ICD codes',
    job: 'The right code within seconds.',
    points: [
      'Type K922, K92.2 or k92: you find the same.',
      'Search in Indonesian, in English, or by terms of your own.',
      'Old diagnoses stay as they were when the list of codes is renewed.',
    ],
  },
  services: {
    name: 'Services & tariffs',
    job: 'One price list for every unit.',
    points: [
      'Consultations, treatments, lab, imaging, pharmacy and rooms in one list.',
      'Codes of your own, none of them twice, and English names for documents.',
      'Search, filter and export it at any time.',
    ],
  },
  treatment: {
    name: 'Treatments',
    job: 'What was done, by whom, and with which consent.',
    points: [
      'A treatment that needs written consent cannot start without it.',
      'Consumables and the charge are recorded together when it is finished.',
      'Series, such as six sessions of physiotherapy, count themselves.',
    ],
  },
  inventory: {
    name: 'Inventory',
    job: 'The stock on the screen is the stock on the shelf.',
    points: [
      'Stock cannot go below zero, even when two people take the last one at once.',
      'Usable stock and expired stock are shown apart.',
      'Receipts, transfers between warehouses and counts land on one stock card.',
    ],
  },
  pharmacy: {
    name: 'Pharmacy',
    job: 'First to expire, first out.',
    points: [
      'A review that means it: an allergy stops the prescription, not just warns.',
      'Stock and bill change at the same moment, when the medicine is handed over.',
      'Compounded scripts, partial hand-overs, returns, and labels ready to print.',
    ],
  },
  laboratory: {
    name: 'Laboratory',
    job: 'Results appear only once they are verified.',
    points: [
      'Reference ranges by sex and by age in days, yours to adjust.',
      'A critical value must be reported and read back before it is verified.',
      'A correction makes a new version; the old result stays readable.',
    ],
  },
  radiology: {
    name: 'Radiology',
    job: 'From the request to the signed report.',
    points: [
      'Separate worklists for the radiographer and for the reading doctor.',
      'The question of pregnancy is answered before any radiation begins.',
      'A report is locked once it is signed; a change becomes an amendment.',
    ],
  },
  bed: {
    name: 'Beds',
    job: 'One bed, one patient — always.',
    points: [
      'A board by ward: free, reserved, occupied, being cleaned, or under repair.',
      'Two people choose the same bed? Only one of them gets it.',
      'BOR, AVLOS, TOI and BTO are computed from data, not typed in.',
    ],
  },
  admission: {
    name: 'Inpatient care',
    job: 'From the order to admit until the patient is home and all is billed.',
    points: [
      'Attending doctor, class and room transfers are recorded without a gap in time.',
      'A bed is freed only when the patient has really left.',
      'Before discharge, orders and charges that are still open are shown.',
    ],
  },
} satisfies typeof id;

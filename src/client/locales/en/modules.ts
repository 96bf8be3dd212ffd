/** Words of the pages whose modules are not active or not finished yet, in English. */
import type id from '../id/modules';

export default {
  state: { module: 'Module not active yet', preparing: 'In preparation' },
  does: 'What this page will do',
  needs: 'What it needs',
  meanwhile: 'Meanwhile',
  need: {
    module: 'The module {{module}} in your clinic’s subscription',
    moduleNow: 'This module is not active yet. The rest of your data is untouched.',
    depends: 'The module {{module}} first',
    dependsWhy: 'This page works on top of it, so both are activated together.',
    preparing: 'Nothing from you',
    preparingNow: 'We are preparing this page; it will open at this very address.',
  },
  ask: {
    owner: 'Modules are chosen by the person in charge of your clinic’s subscription. Tell them, or your admin, which module you need.',
    manager: 'You may arrange subscriptions. Once the page Subscription is ready, modules are activated there.',
    preparing: 'Is something urgent? Tell your admin.',
    self: 'Everything else works as usual.',
  },
  go: {
    pricing: 'See prices',
    dashboard: 'Back to the dashboard',
    subscription: 'Open subscription',
    list: 'To {{page}}',
  },
  page: {
    invoice: 'All invoices with their status, due date and PDF. Pay by transfer, upload the proof, and see the balance and credit notes.',
    ticketList: 'All your questions and reports, with their status and when they will be answered. Our team replies in the same thread.',
    ticketAdd:
      'Asking a question, reporting trouble or requesting a module, with attachments where they help. The ticket number and the time of the first answer are given at once.',
    ticketDetail: 'One ticket’s thread from beginning to end. Reply, attach files, and close it once it is answered.',
    ticketEdit: 'Correcting a ticket’s subject, category or priority. Its thread stays as it is.',
    team: 'Who works in this clinic, in which role, and until when their licence is valid. Practice hours and leave are arranged here, without clashes.',
    admission:
      'From the order to admit until the patient has left: room, attending doctor, transfers and discharge summary. A bed stays occupied until the patient is really gone.',
    bed: 'A board of beds by ward: free, booked, occupied or being cleaned. One bed holds one patient, and occupancy is worked out for you.',
    radiology:
      'Receiving imaging orders, scheduling them, and writing reports until they are signed. A signed report never changes; a correction becomes a new version.',
    laboratory:
      'From order and sample to result and verification, with reference ranges by age and sex. A result is seen only once it is verified.',
    pharmacy: 'Reviewing, preparing and handing over prescriptions from the right batch. What expires first leaves first.',
    icd: 'Finding a diagnosis code in seconds, in Indonesian or English. Keep favourites and your clinic’s own terms.',
    stockEntry:
      'Every change of stock as one document: receipt, transfer, use, stocktake. Stock never falls below zero, and what was posted is reversed, never deleted.',
    supplier:
      'Suppliers of medicines and equipment, with their licence, terms and past receipts. Medicines are received only from a licensed wholesaler.',
    warehouse:
      'Warehouses, dispensaries and depots, each with a person in charge and the value of its stock. A balance always equals the sum of its movements.',
    product: 'Medicines, devices and consumables, with their units, class and usable stock. What runs low or expires soon comes first.',
    clinicServices:
      'One price list for consultations, treatments, laboratory, radiology and rooms. A tariff holds from its date, and older charges never change with it.',
    treatment:
      'Recording what was done: by whom, with which consent, what was used and what it costs. Stock and charge are posted together, or not at all.',
  },
} satisfies typeof id;

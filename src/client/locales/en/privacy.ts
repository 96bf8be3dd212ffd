/** The privacy policy in English; the Indonesian text prevails. A sentence whose setting is empty is left out. */
import type id from '../id/privacy';

export default {
  title: 'Privacy policy',
  lead: [
    'We do not sell your data or your patients’ data, nor open it without the facility’s instruction or a legal duty.',
    'This policy explains which personal data is processed in {{brand}}, what for, for how long, and how you use your rights under Indonesia’s Personal Data Protection Law (UU PDP).',
  ],
  contents: 'Contents',
  version: 'Version 1, in force since 21 November 2026',
  sections: [
    {
      id: 'siapa-kami',
      title: 'Who we are',
      blocks: [
        '{{brand}} is run by {{legal_name}}.',
        { unless: 'legal_name', text: '{{brand}} runs this service.' },
        'Our address: {{address}}.',
        'Data protection officer: {{dpo_name}}.',
        'About personal data, write to [{{email_privacy}}](mailto:{{email_privacy}}).',
      ],
    },
    {
      id: 'dua-peran',
      title: 'Our two roles',
      blocks: [
        'We are the **controller** of data about accounts, subscriptions, payments, support and visits to this site: we decide what it is processed for, and how.',
        'We are the **processor** of patients’ data: the facility that cares for the patient is its controller, and we process it only as that facility instructs. If you are a patient, please turn to that facility; we help it to answer you.',
      ],
    },
    {
      id: 'jenis-data',
      title: 'Data that is processed',
      blocks: [
        {
          list: [
            '**General data:** name, e-mail address, telephone number, profile picture, position, the facility’s name and address, and its tax number.',
            '**Technical data:** IP address, kind of browser and device, times of sign-in, and the audit trail of the changes you make.',
            '**Specific data — health:** medical records kept by the facility, such as diagnoses, results, treatments and prescriptions.',
            '**Specific data — children:** data of patients under age, recorded by the facility together with their guardians’.',
            '**Specific data — finance:** invoices, payments, proofs of transfer and proofs of withholding.',
          ],
        },
        'We do not ask for your own health data as a user, and ask that no patients’ data be written in support tickets.',
      ],
    },
    {
      id: 'tujuan',
      title: 'Purposes and legal basis',
      blocks: [
        {
          caption: 'Purposes of processing and their basis',
          head: ['Purpose', 'Data', 'Basis'],
          rows: [
            ['Making and running accounts, giving access', 'General data', 'Performance of the agreement'],
            [
              'Invoicing, receiving payment, meeting tax duties',
              'General and financial data',
              'Performance of the agreement and legal duty',
            ],
            ['Answering tickets and questions', 'General data, what the ticket says', 'Performance of the agreement'],
            ['Keeping the service safe: audit trail, limits on sign-in attempts', 'Technical data', 'Legitimate interest and legal duty'],
            ['Sending news about the product', 'Name and e-mail address', 'Your consent, which can be withdrawn'],
            ['Keeping medical records', 'Patients’ specific data', 'Instruction of the facility as controller'],
          ],
        },
      ],
    },
    {
      id: 'persetujuan',
      title: 'Consent',
      blocks: [
        'Where processing needs consent, we ask for it separately for each purpose, in plain language and with boxes that are not ticked beforehand (article 22 of the law). Refusing one purpose does not keep you from using the service for another.',
        'Consent can be withdrawn at any time, as easily as it was given. That leaves what was processed before lawful.',
      ],
    },
    {
      id: 'sumber-penerima',
      title: 'Sources, recipients and place',
      blocks: [
        'Data comes from yourself, from the facility that invited you, or from the device you use.',
        'It may be received by your facility, by those of our staff who need it for their work, and by authorities where the law demands it.',
        'Where we involve sub-processors, such as a data centre or a mail service, they are bound to the same terms; for patients’ data this needs the facility’s written consent.',
        'Data is kept in {{hosting_region}}.',
      ],
    },
    {
      id: 'penyimpanan',
      title: 'How long data is kept',
      blocks: [
        {
          caption: 'Retention',
          head: ['Data', 'Kept for'],
          rows: [
            ['Account and profile', 'As long as the account exists; the author’s name stays on documents already made'],
            ['Sign-in sessions', 'Until you sign out, the password changes, or the session runs out'],
            ['Data deleted in the app', 'Can be brought back for as long as the trash keeps it, then goes for good'],
            [
              'Patients’ data',
              'During the subscription and 90 days more for its owner to export; beyond that as the facility instructs and the law demands',
            ],
            ['Invoices, payments, tax documents', 'As long as tax law demands'],
            [
              'Audit trail',
              'During the subscription and as long as it is needed as evidence; it can be neither changed nor deleted through the app',
            ],
            ['Support tickets', 'During the subscription and as long as a complaint needs them'],
          ],
        },
      ],
    },
    {
      id: 'hak',
      title: 'Your rights and how to use them',
      blocks: [
        {
          list: [
            '**Access and a copy:** to know which data we hold and to receive a copy.',
            '**Correction:** to complete or correct data; most of it you can change yourself on your profile.',
            '**Ending and erasure:** to have processing stopped or data erased, unless the law demands that it be kept.',
            '**Withdrawal:** to take back a consent once given.',
            '**Objection:** to object to certain processing, including decisions made by machine alone; we make no such decisions.',
            '**Portability:** to receive data in a form that computers commonly read.',
          ],
        },
        'A request can be sent as a ticket within the app. We first make sure who is asking, then answer within 3×24 hours where the law says so, and otherwise as soon as we can.',
        'A request can also be sent to [{{email_privacy}}](mailto:{{email_privacy}}).',
      ],
    },
    {
      id: 'anak',
      title: 'Children',
      blocks: [
        'Accounts are only for adults who work at a facility. Data of children as patients is processed with the consent of a parent or guardian (article 25 of the law), which the facility obtains and records.',
      ],
    },
    {
      id: 'keamanan',
      title: 'Security',
      blocks: [
        'Connections are encrypted. Passwords are kept only as hashes. Rights are checked on the server at every request, facilities are kept apart in the database, and every change is recorded in the audit trail. An account can have two-step sign-in.',
        'No protection is perfect. That is why we limit what lists show, and write no personal data in the addresses of pages.',
      ],
    },
    {
      id: 'kegagalan',
      title: 'When protection fails',
      blocks: [
        'If protection of personal data fails, we tell those concerned and the competent authority in writing within 3×24 hours (article 46 of the law): which data was exposed, when and how, and what we do about it.',
        'For patients’ data we tell the facility without delay, so that it can meet its duty.',
      ],
    },
    {
      id: 'cookie',
      title: 'Cookies and storage in the browser',
      blocks: [
        'We use no trackers and load nothing from third parties. All that is kept in your browser is this:',
        {
          caption: 'What is kept in the browser',
          head: ['Name', 'Kind', 'What for', 'How long'],
          rows: [
            ['lang', 'Cookie', 'Remembers your language', '365 days'],
            ['auth._token.local', 'Local storage', 'Keeps you signed in', 'Until you sign out'],
            ['nadi.locale', 'Local storage', 'The language within the app', 'Until it is cleared'],
            ['nadi.color-mode', 'Local storage', 'Light or dark', 'Until it is cleared'],
            ['nadi.sidebar, nadi.grids', 'Local storage', 'How menus and tables are arranged', 'Until it is cleared'],
            ['nadi.recent', 'Local storage', 'Pages opened last, for the command palette', 'Until it is cleared'],
            [
              'nadi.calendar',
              'Local storage',
              'Events of your own calendar, in this browser only and encrypted',
              'Until cleared, or not used for a year',
            ],
            ['nadi.dates', 'Local storage', 'Kinds of dates that the calendar hides', 'Until it is cleared'],
            ['nadi.drafts', 'Local storage', 'Drafts of forms not saved yet, encrypted', 'Until saved or removed, at most 30 days'],
            ['nadi.touched', 'Local storage', 'When the app was last used, for the automatic lock', 'Until it is cleared'],
            ['nadi.chunk-reload', 'Session storage', 'Keeps a page from reloading over and over', 'Until the tab is closed'],
          ],
        },
      ],
    },
    {
      id: 'perubahan',
      title: 'Changes to this policy',
      blocks: [
        'Its version and date stand at the beginning. A material change is announced 30 days beforehand and, where your consent is concerned, asked for again. The Indonesian text prevails.',
      ],
    },
    {
      id: 'kontak',
      title: 'Contact and complaints',
      blocks: [
        'Questions and complaints about personal data: [{{email_privacy}}](mailto:{{email_privacy}}).',
        'Telephone: {{phone}}.',
        { unless: 'email_privacy', text: 'Questions and complaints about personal data can be raised with a ticket within the app.' },
        'If our answer does not satisfy you, you have the right to complain to the competent data protection authority.',
      ],
    },
  ],
} satisfies typeof id;

/**
 * The catalogue of errors: each code with its HTTP status and what a person reads in either language.
 * `{{name}}` in a text is filled from the error's `meta`. The server sends only these; the client shows them by code.
 * Rule: APP-21.
 */
import { isDate } from './kit/values';
import { localeOf, type Language } from './locale';
import { removeUnfilled, MISSING } from './placeholders';

/** @param one what a person reads in English where a number in it is 1; Indonesian has one form for every number */
const row = <S extends number>(status: S, id: string, en: string, one: string = en) => ({ status, id, en, one });

export const errors = {
  // 400: the request itself can't be understood
  'json.invalid': row(400, 'Isi permintaan bukan JSON yang benar.', 'The request body is not valid JSON.'),
  'json.too_deep': row(400, 'Isi permintaan bersarang terlalu dalam.', 'The request body is nested too deeply.'),
  'document.invalid': row(400, 'Isi permintaan bukan dokumen JSON:API.', 'The request body is not a JSON:API document.'),
  'query.invalid': row(400, 'Parameter ini tidak dapat dibaca.', 'This parameter cannot be read.'),
  'query.unknown': row(400, 'Parameter ini tidak dikenal.', 'This parameter is unknown.'),
  'query.too_long': row(400, 'Alamat permintaan terlalu panjang.', 'The request address is too long.'),
  'page.invalid': row(400, 'Halaman harus berupa bilangan, paling banyak {{max}}.', 'A page is a whole number of at most {{max}}.'),
  'sort.unknown': row(400, 'Tidak dapat diurutkan menurut {{field}}.', 'Cannot sort by {{field}}.'),
  'filter.unknown': row(400, 'Tidak dapat disaring menurut {{field}}.', 'Cannot filter by {{field}}.'),
  'filter.invalid': row(400, 'Nilai saringan {{field}} tidak benar.', 'The filter value for {{field}} is not valid.'),
  'include.unknown': row(400, 'Tidak dapat menyertakan {{field}}.', 'Cannot include {{field}}.'),
  'fields.unknown': row(400, 'Kolom {{field}} tidak dikenal.', 'The field {{field}} is unknown.'),
  'header.invalid': row(400, 'Kepala permintaan {{header}} tidak benar.', 'The header {{header}} is not valid.'),
  'upload.invalid': row(
    400,
    'Berkas tidak dapat dibaca. Kirim satu berkas pada bidang “attachment”.',
    'The file cannot be read. Send one file in the field “attachment”.',
  ),
  // 401, 403: who you are, and what you may
  'session.missing': row(401, 'Silakan masuk terlebih dahulu.', 'Please sign in first.'),
  'session.expired': row(401, 'Sesi Anda telah berakhir. Silakan masuk lagi.', 'Your session has ended. Please sign in again.'),
  'credentials.invalid': row(401, 'E-mail atau kata sandi salah!', 'Invalid credentials!'),
  'two_step.required': row(401, 'Masukkan kode dari aplikasi autentikator Anda.', 'Enter the code from your authenticator app.'),
  'two_step.invalid': row(
    401,
    'Kode salah atau sudah dipakai. Tunggu kode berikutnya, atau pakai kode pemulihan.',
    'That code is wrong or already used. Wait for the next one, or use a recovery code.',
  ),
  'account.unverified': row(
    403,
    'Verifikasi alamat e-mail Anda lebih dahulu. Buka tautan yang kami kirim.',
    'Verify your e-mail address first. Open the link that we sent you.',
  ),
  'two_step.set_up_first': row(
    403,
    'Peran Anda mewajibkan verifikasi dua langkah. Aktifkan dahulu di profil Anda.',
    'Your role requires two-step sign-in. Turn it on in your profile first.',
  ),
  'view_as.read_only': row(403, 'Anda sedang melihat sebagai peran lain: hanya baca.', 'You are viewing as another role: reading only.'),
  'support.read_only': row(
    403,
    'Anda membaca data klinik ini sebagai tim dukungan: hanya baca.',
    'You are reading the data of this clinic for its support: reading only.',
  ),
  'access.denied': row(403, 'Anda tidak memiliki izin untuk melakukan ini.', 'You are not allowed to do this.'),
  'account.demo': row(
    403,
    'Akun contoh ini dipakai bersama: tidak dapat diubah atau dihapus.',
    'This demo account is shared: it cannot be changed or deleted.',
  ),
  'sort.denied': row(403, 'Anda tidak memiliki izin untuk mengurutkan menurut {{field}}.', 'You are not allowed to sort by {{field}}.'),
  'filter.denied': row(403, 'Anda tidak memiliki izin untuk menyaring menurut {{field}}.', 'You are not allowed to filter by {{field}}.'),
  'search.in_body': row(
    400,
    'Pencarian ini dapat memuat data pribadi, jadi kirimkan dalam isi permintaan: POST {{path}}.',
    'This search may hold personal data, so send it in a body: POST {{path}}.',
  ),
  'access.beyond': row(403, 'Ini melampaui hak Anda sendiri. Mintalah kepada admin.', 'This goes beyond your own rights. Ask an admin.'),
  'workplace.denied': row(
    403,
    'Anda tidak memiliki akses ke klinik ini. Mungkin akses Anda sudah diakhiri; hubungi pemilik klinik.',
    'You do not have access to this clinic. It may have been ended; ask the owner of the clinic.',
  ),
  'feature.no_subscription': row(
    402,
    'Klinik ini belum berlangganan. Pemilik klinik dapat memilih paket di halaman Langganan.',
    'This clinic has no subscription yet. An owner can choose a package on the Subscription page.',
  ),
  'feature.locked': row(
    402,
    'Modul ini belum termasuk dalam langganan klinik. Pemilik klinik dapat menambahkannya di halaman Langganan.',
    'This module is not part of the clinic’s subscription. An owner can add it on the Subscription page.',
  ),
  'feature.suspended': row(
    402,
    'Langganan klinik sedang ditangguhkan: data dapat dilihat, dicetak, dan diekspor, tetapi tidak dapat diubah.',
    'The clinic’s subscription is suspended: data can be read, printed and exported, but not changed.',
  ),
  'feature.paused': row(
    402,
    'Langganan klinik sedang dijeda: data dapat dilihat, dicetak, dan diekspor, tetapi tidak dapat diubah.',
    'The clinic’s subscription is paused: data can be read, printed and exported, but not changed.',
  ),
  'feature.ended': row(
    402,
    'Langganan klinik sudah berakhir. Hanya pemilik klinik yang masih dapat mengekspor data, selama {{days}} hari.',
    'The clinic’s subscription has ended. Only an owner can still export its data, for {{days}} days.',
    'The clinic’s subscription has ended. Only an owner can still export its data, for {{days}} day.',
  ),
  'feature.owner_only': row(
    403,
    'Hanya pemilik klinik yang dapat mengekspor data ini.',
    'Only an owner of the clinic can export this data.',
  ),
  'feature.export_over': row(
    402,
    'Waktu {{days}} hari untuk mengekspor data sudah lewat.',
    'The {{days}} days for exporting the data are over.',
    'The {{days}} day for exporting the data is over.',
  ),
  'file_link.invalid': row(
    403,
    'Tautan berkas ini bukan untuk akun Anda, atau tidak lengkap. Buka datanya, lalu minta berkasnya lagi.',
    'This file link is not for your account, or it is incomplete. Open the record and ask for the file again.',
  ),
  // 404 … 429: the resource
  'resource.missing': row(404, 'Data tidak ditemukan. Mungkin sudah dihapus.', 'This record was not found. It may have been deleted.'),
  'file.missing': row(
    404,
    'Berkas ini sudah tidak ada. Mungkin sudah diganti.',
    'This file is no longer there. It may have been replaced.',
  ),
  'route.missing': row(404, 'Alamat ini tidak ada.', 'This address does not exist.'),
  'method.denied': row(405, 'Cara ini tidak tersedia di alamat ini.', 'This method is not available here.'),
  'media_type.not_acceptable': row(
    406,
    'Jawaban hanya tersedia sebagai application/vnd.api+json.',
    'The answer is only available as application/vnd.api+json.',
  ),
  'type.mismatch': row(409, 'Jenis data tidak sesuai dengan alamat.', 'The type does not match the address.'),
  'id.mismatch': row(409, 'ID tidak sesuai dengan alamat.', 'The id does not match the address.'),
  'id.taken': row(409, 'ID ini sudah dipakai.', 'This id is already in use.'),
  'version.stale': row(409, 'Data ini sudah diubah orang lain.', 'Someone else has changed this record.'),
  'version.required': row(
    428,
    'Permintaan ini harus menyebut versi data yang diubah (If-Match). Muat ulang data, lalu coba lagi.',
    'This request must name the version of the record that it changes (If-Match). Load the record again, then retry.',
  ),
  'state.illegal': row(
    409,
    'Tidak berlaku untuk status sekarang ({{state}}). Yang dapat dilakukan: {{legal}}.',
    'Not possible in the present state ({{state}}). Possible now: {{legal}}.',
  ),
  'command.unfit': row(
    409,
    'Tindakan ini tidak berlaku untuk isi data sekarang. Muat ulang data untuk melihat apa yang dapat dilakukan.',
    'This is not possible with what the record holds now. Load it again to see what can be done.',
  ),
  'appointment.no_patient': row(409, 'Pilih dahulu pasien yang datang.', 'First choose the patient who has come.'),
  'visit.not_called': row(
    409,
    'Yang dapat dilewati hanya pasien yang sudah dipanggil dan belum dilewati.',
    'Only a patient who was called, and not skipped since, can be skipped.',
  ),
  'state.closed': row(
    409,
    'Pada status ini ({{state}}) data tidak dapat diubah langsung. Yang dapat dilakukan: {{legal}}.',
    'In this state ({{state}}) the record cannot be changed directly. Possible now: {{legal}}.',
  ),
  'membership.exists': row(
    409,
    'Alamat ini sudah diundang ke klinik ini atau sudah menjadi anggotanya.',
    'This address has already been invited to this clinic or belongs to it.',
  ),
  'membership.last_owner': row(
    409,
    'Klinik harus memiliki setidaknya satu pemilik. Jadikan orang lain pemilik lebih dahulu.',
    'A clinic must have at least one owner. Make someone else an owner first.',
  ),
  'membership.no_seats': row(
    409,
    'Semua {{seats}} kursi sudah terpakai, termasuk undangan yang masih terbuka. Tambah kursi di halaman Langganan, atau akhiri akses seseorang.',
    'No seat is left of {{seats}}, open invitations included. Buy more seats on the Subscription page, or end somebody’s access.',
  ),
  'membership.too_many': row(
    429,
    'Klinik ini sudah mengundang {{max}} orang dalam sehari. Lanjutkan besok.',
    'This clinic has invited {{max}} people within a day. Continue tomorrow.',
  ),
  'membership.role_foreign': row(
    422,
    'Pilih peran klinik. Peran platform dan peran milik klinik lain tidak dapat dipakai di sini.',
    'Choose a role of the clinic. Roles of the platform and of other clinics cannot be used here.',
  ),
  'role.not_platform': row(
    422,
    'Peran klinik diberikan lewat keanggotaan, bukan di sini.',
    'A role of clinics is given by a membership, not here.',
  ),
  'invitation.invalid': row(
    422,
    'Undangan ini tidak benar, atau sudah diganti oleh undangan yang lebih baru. Buka surat terakhir, atau minta undangan baru.',
    'This invitation is not valid, or a newer one has replaced it. Open the latest mail, or ask for a new invitation.',
  ),
  'start.has_client': row(
    409,
    'Anda sudah menjadi pemilik {{client}}. Ubah langganannya di halaman Langganan.',
    'You already own {{client}}. Change its subscription on the Subscription page.',
  ),
  'invitation.used': row(
    422,
    'Undangan ini sudah dipakai. Masuk untuk bekerja di klinik ini.',
    'This invitation has already been used. Sign in to work at this clinic.',
  ),
  'invitation.expired': row(
    422,
    'Undangan ini sudah kedaluwarsa. Minta klinik mengirim undangan baru.',
    'This invitation has expired. Ask the clinic to send a new one.',
  ),
  'invitation.withdrawn': row(422, 'Undangan ini sudah ditarik oleh klinik.', 'The clinic has withdrawn this invitation.'),
  'invitation.other_address': row(
    403,
    'Undangan ini untuk {{email}}. Masuk dengan alamat itu untuk menerimanya.',
    'This invitation is for {{email}}. Sign in with that address to accept it.',
  ),
  'subscription.trial_used': row(
    409,
    'Masa coba hanya sekali untuk setiap klien, NPWP, dan perusahaan. Langganan tetap dapat diaktifkan tanpa masa coba.',
    'There is one trial for each client, NPWP and company. The subscription can still be activated without a trial.',
  ),
  'subscription.other_live': row(
    409,
    'Klien ini masih punya langganan yang berjalan ({{number}}). Hentikan dahulu, atau ubah langganan itu.',
    'This client still has a running subscription ({{number}}). Cancel that one first, or change it.',
  ),
  'subscription.already_cancelled': row(
    409,
    'Langganan ini sudah akan berhenti di akhir periode.',
    'This subscription already ends with its period.',
  ),
  'subscription.not_cancelled': row(409, 'Langganan ini tidak sedang dihentikan.', 'This subscription has not been cancelled.'),
  'subscription.change_waits': row(
    409,
    'Sudah ada perubahan yang menunggu periode berikutnya. Batalkan dahulu.',
    'A change already waits for the next period. Take it back first.',
  ),
  'subscription.cancelled': row(
    409,
    'Langganan ini akan berhenti di akhir periode, jadi paketnya tidak dapat diubah. Batalkan penghentian dahulu.',
    'This subscription ends with its period, so its plan cannot be changed. Take back the cancellation first.',
  ),
  'subscription.no_change': row(409, 'Tidak ada perubahan yang menunggu.', 'No change is waiting.'),
  'subscription.not_due': row(409, 'Belum waktunya.', 'It is not time for this yet.'),
  'subscription.unpaid': row(
    409,
    'Masih ada tagihan yang belum lunas, jatuh tempo {{date}}.',
    'An invoice is still unpaid. Its due date: {{date}}.',
  ),
  'invoice.paid_already': row(
    409,
    'Tagihan ini sudah dibayar Rp {{paid}}. Batalkan pembayarannya dulu, atau kreditkan sebagian.',
    'Something was already paid for this invoice (IDR {{paid}}). Reverse the payment first, or credit a part.',
  ),
  'invoice.nobody_to_mail': row(
    409,
    'Klien ini belum punya pemilik yang dapat masuk atau alamat e-mail. Isi dulu e-mail klien.',
    'This client has no owner who can sign in, and no e-mail address. Fill in the e-mail of the client first.',
  ),
  'invoice.no_account': row(
    409,
    'Rekening bank belum diisi, jadi klien tidak tahu ke mana membayar.',
    'No bank account is entered, so the client does not know where to pay.',
  ),
  'credit.short': row(409, 'Saldo kredit klien hanya Rp {{max}}.', 'The client’s credit is only IDR {{max}}.'),
  'payout.second_person': row(
    403,
    'Di atas Rp {{max}}, yang membayar bukan yang meminta.',
    'Above IDR {{max}}, who pays is not who asked.',
  ),
  'payment.is_reversal': row(409, 'Pembalikan tidak dapat dibalik lagi.', 'A reversal cannot be reversed.'),
  'payment.reversed': row(409, 'Pembayaran ini sudah dibalik.', 'This payment was already reversed.'),
  'certificate.not_withheld': row(
    409,
    'Tidak ada pajak yang dipotong pada pembayaran ini, jadi tidak ada bukti potongnya.',
    'No tax was withheld from this payment, so it has no withholding certificate.',
  ),
  'certificate.reversed': row(
    409,
    'Pembayaran ini sudah dibalik, jadi bukti potongnya tidak dapat ditambahkan lagi.',
    'This payment was reversed, so a withholding certificate can no longer be added.',
  ),
  'support.over': row(409, 'Waktu akses dukungan ini sudah habis.', 'The hours of this support access are over.'),
  'ticket.notice_missing': row(
    409,
    'Insiden data belum dapat ditutup: catat dulu isi pemberitahuan, penerima, dan waktunya.',
    'A data incident cannot be closed yet: record the text of the notice, its recipients and its time first.',
  ),
  'ticket.too_late': row(
    409,
    'Tiket ini selesai lebih dari 14 hari yang lalu. Balas tiket ini untuk memulai tiket baru yang merujuk ke sini.',
    'This ticket was solved more than 14 days ago. Reply to it to begin a new ticket that refers to this one.',
  ),
  'ticket.not_staff': row(
    422,
    'Orang ini tidak dapat menangani tiket. Pilih anggota staf.',
    'This person cannot handle tickets. Choose somebody of the staff.',
  ),
  'ticket.no_incident': row(409, 'Tiket ini bukan insiden data.', 'This ticket is not about a data incident.'),
  'ticket.not_mergeable': row(
    422,
    'Pilih tiket lain dari klien dan pemohon yang sama.',
    'Choose another ticket of the same client and the same requester.',
  ),
  'ticket.not_due': row(409, 'Tiket ini belum waktunya ditutup.', 'It is not time to close this ticket yet.'),
  'client.not_sandbox': row(
    409,
    'Jam hanya dapat dimajukan untuk klien uji coba (sandbox).',
    'Only the clock of a sandbox client can be moved ahead.',
  ),
  'clock.no_event': row(409, 'Tidak ada kejadian yang dijadwalkan untuk klien ini.', 'Nothing is scheduled for this client.'),
  'record.in_use': row(
    409,
    'Masih dipakai oleh {{count}} data lain.',
    'Still used by {{count}} other records.',
    'Still used by {{count}} other record.',
  ),
  'record.in_use_more': row(
    409,
    'Masih dipakai oleh {{count}} data yang dapat Anda lihat, dan oleh data lain.',
    'Still used by {{count}} records that you can see, and by others.',
    'Still used by {{count}} record that you can see, and by others.',
  ),
  'record.in_use_unseen': row(
    409,
    'Masih dipakai oleh data yang tidak dapat Anda lihat.',
    'Still used by records that you are not allowed to see.',
  ),
  'category.in_use': row(
    409,
    'Kategori ini masih memiliki {{count}} item.',
    'This category still has {{count}} items.',
    'This category still has {{count}} item.',
  ),
  'tag.in_use': row(409, 'Tag ini masih memiliki item terkait.', 'This tag still has associated items.'),
  'role.in_use': row(409, 'Peran ini masih memiliki pengguna terkait.', 'This role still has associated users.'),
  'role.instead': row(
    422,
    'Pilih peran lain yang dapat dimiliki semua pemegang peran ini.',
    'Choose another role that everyone who holds this one can have.',
  ),
  'role.too_many_held': row(
    409,
    'Paling banyak {{max}} orang dipindahkan sekaligus. Ubah peran sebagian dari mereka lebih dahulu.',
    'At most {{max}} people are moved at once. Change the role of some of them first.',
  ),
  'role.system': row(409, 'Peran bawaan tidak dapat dihapus.', 'A built-in role cannot be deleted.'),
  'role.admin_keeps': row(409, 'Peran admin selalu memegang semua izin bawaan.', 'The admin role always holds every built-in permission.'),
  'permission.system': row(
    409,
    'Izin bawaan tidak dapat dihapus atau diganti namanya.',
    'A built-in permission cannot be deleted or renamed.',
  ),
  'user.self': row(409, 'Anda tidak dapat menghapus diri sendiri.', 'You cannot delete yourself.'),
  'user.own_entity': row(
    409,
    'Klien akun sendiri tidak dapat diubah. Pemilik klien mengundang Anda.',
    'You cannot change the client of your own account. Its owner invites you.',
  ),
  'membership.own_people': row(403, 'Hanya orang klien ini sendiri yang mengundang.', 'Only people of this client invite.'),
  'user.own_role': row(409, 'Anda tidak dapat mengubah peran sendiri.', 'You cannot change your own roles.'),
  'user.last_owner': row(
    409,
    'Orang ini satu-satunya pemilik {{client}}. Jadikan orang lain pemiliknya lebih dahulu, atau nonaktifkan klien itu.',
    'This person is the only owner of {{client}}. Make someone else an owner there first, or make that client inactive.',
  ),
  'user.last_admin': row(409, 'Harus ada setidaknya satu admin aktif.', 'There must be at least one active admin.'),
  'two_step.on': row(409, 'Verifikasi dua langkah sudah aktif.', 'Two-step sign-in is already on.'),
  'two_step.off': row(409, 'Verifikasi dua langkah belum aktif.', 'Two-step sign-in is not on.'),
  'two_step.demanded': row(
    409,
    'Peran Anda mewajibkan verifikasi dua langkah; tidak dapat dimatikan.',
    'Your role requires two-step sign-in; it cannot be turned off.',
  ),
  'email.verified': row(409, 'Alamat e-mail ini sudah diverifikasi.', 'This e-mail address is already verified.'),
  'deletion.undone': row(409, 'Penghapusan ini sudah dibatalkan.', 'This deletion has already been undone.'),
  'deletion.purged': row(
    409,
    'Masa simpan penghapusan ini sudah lewat; datanya tidak dapat dikembalikan lagi.',
    'This deletion is past its time; what it took can no longer be brought back.',
  ),
  'idempotency.mismatch': row(409, 'Kunci ini sudah dipakai untuk permintaan lain.', 'This key was already used for another request.'),
  'file_link.expired': row(
    410,
    'Tautan berkas ini sudah kedaluwarsa. Buka datanya, lalu minta berkasnya lagi.',
    'This file link has expired. Open the record and ask for the file again.',
  ),
  'body.too_large': row(413, 'Kiriman terlalu besar. Paling banyak {{max}}.', 'That is too large. The most is {{max}}.'),
  'file.too_large': row(413, 'Berkas terlalu besar. Paling besar {{max}}.', 'The file is too large. The most is {{max}}.'),
  'media_type.unsupported': row(
    415,
    'Kirim sebagai application/vnd.api+json tanpa parameter.',
    'Send application/vnd.api+json without parameters.',
  ),
  'picture.unsupported': row(415, 'Gambar harus berupa PNG, JPEG, atau WebP.', 'A picture must be PNG, JPEG or WebP.'),
  'file.unsupported': row(
    415,
    'Isi berkas ini bukan jenis yang diterima. Yang diterima: {{types}}.',
    'The content of this file is not of an accepted type. Accepted: {{types}}.',
  ),
  'upload.gone': row(422, 'Berkas ini sudah kedaluwarsa. Unggah lagi.', 'This file has expired. Upload it again.'),
  'upload.pending': row(422, 'Berkas masih diunggah.', 'A file is still being uploaded.'),
  'files.too_many': row(422, 'Paling banyak {{max}} berkas.', 'At most {{max}} files.', 'At most {{max}} file.'),
  'session_file.key_lost': row(
    503,
    'Sesi ini tidak dapat dibuka, karena dienkripsi dengan kunci yang tidak lagi ada di server. Pengelola server dapat menambahkan kunci lama itu kembali.',
    'This session cannot be opened, because it was encrypted with a key that the server no longer has. The operator of the server can add that older key again.',
  ),
  'session_file.invalid': row(422, 'Berkas sesi ini tidak dapat dibaca.', 'This session file cannot be read.'),
  'file.empty': row(422, 'Berkas ini kosong.', 'This file is empty.'),
  'picture.broken': row(422, 'Gambar rusak dan tidak dapat dibaca.', 'The picture is damaged and cannot be read.'),
  'picture.too_many_pixels': row(
    422,
    'Gambar ini {{width}} × {{height}} piksel; paling besar {{side}} piksel per sisi dan {{megapixels}} megapiksel.',
    'This picture has {{width}} × {{height}} pixels; the most is {{side}} pixels a side and {{megapixels}} megapixels.',
  ),
  'picture.busy': row(
    429,
    'Terlalu banyak gambar sedang diproses. Coba lagi dalam {{seconds}} detik.',
    'Too many pictures are being processed at once. Try again in {{seconds}} seconds.',
    'Too many pictures are being processed at once. Try again in {{seconds}} second.',
  ),
  'file.busy': row(
    429,
    'Terlalu banyak berkas sedang diunggah. Coba lagi dalam {{seconds}} detik.',
    'Too many files are being uploaded at once. Try again in {{seconds}} seconds.',
    'Too many files are being uploaded at once. Try again in {{seconds}} second.',
  ),
  'account.locked': row(
    429,
    'Terlalu banyak percobaan. Akun ini dikunci; coba lagi dalam {{minutes}} menit, atau atur ulang kata sandi.',
    'Too many attempts. This account is locked; try again in {{minutes}} minutes, or reset the password.',
    'Too many attempts. This account is locked; try again in {{minutes}} minute, or reset the password.',
  ),
  'rate.limited': row(
    429,
    'Terlalu banyak permintaan. Coba lagi dalam {{seconds}} detik.',
    'Too many requests. Try again in {{seconds}} seconds.',
    'Too many requests. Try again in {{seconds}} second.',
  ),
  // 422: a value breaks a rule
  required: row(422, 'Wajib diisi.', 'Required.'),
  invalid_type: row(422, 'Jenis nilai tidak sesuai.', 'The value has the wrong type.'),
  invalid_text: row(422, 'Berisi karakter yang tidak diizinkan.', 'Contains characters that are not allowed.'),
  masked_value: row(
    422,
    'Sebagian isinya disamarkan dengan titik. Tulis selengkapnya.',
    'Part of it is hidden behind dots. Write it in full.',
  ),
  mixed_scripts: row(
    422,
    'Jangan campur huruf dari aksara yang berbeda, misalnya Latin dan Kiril.',
    'Do not mix letters of different scripts, such as Latin and Cyrillic.',
  ),
  too_short: row(422, 'Paling sedikit {{min}} karakter.', 'At least {{min}} characters.', 'At least {{min}} character.'),
  too_long: row(422, 'Paling banyak {{max}} karakter.', 'At most {{max}} characters.', 'At most {{max}} character.'),
  too_nested: row(
    422,
    'Terlalu banyak format yang bersarang (paling banyak {{max}} tingkat). Sederhanakan teks ini.',
    'Too many formats inside one another (at most {{max}}). Simplify this text.',
  ),
  too_small: row(422, 'Paling sedikit {{min}}.', 'At least {{min}}.'),
  too_large: row(422, 'Paling besar {{max}}.', 'At most {{max}}.'),
  'subscription.no_trial': row(422, 'Paket ini tidak punya masa coba.', 'This package has no trial.'),
  'subscription.not_sold': row(
    422,
    'Tidak dijual sebagai tambahan paket ini: {{modules}}.',
    'Not sold as an add-on of this package: {{modules}}.',
  ),
  'subscription.same_plan': row(422, 'Pilihan ini sama dengan paket yang berjalan.', 'This choice is the plan that runs already.'),
  'subscription.modules_end': row(
    422,
    'Tidak dapat dipakai lagi mulai {{date}}: {{modules}}. Datanya tetap dapat diekspor pemilik klinik selama 90 hari.',
    'No longer usable from {{date}}: {{modules}}. The clinic’s owner can export their data for 90 days.',
  ),
  'subscription.coming_soon': row(422, 'Segera hadir, belum dapat dipakai: {{modules}}.', 'Coming soon, not usable yet: {{modules}}.'),
  'subscription.needs': row(422, 'Untuk memakai {{module}}, tambahkan juga {{needs}}.', 'To use {{module}}, add {{needs}}, too.'),
  'subscription.package_archived': row(
    422,
    'Paket {{package}} tidak dijual lagi. Pilih paket lain.',
    'No longer sold: {{package}}. Choose another package.',
  ),
  'subscription.seats_needed': row(
    422,
    'Klinik memakai {{used}} kursi (orang dan undangan terbuka), sedangkan pilihan ini hanya {{seats}}. Tambah kursi, atau akhiri akses seseorang dahulu.',
    'Seats in use by people and open invitations: {{used}}. Seats of this choice: {{seats}}. Add seats, or end somebody’s access first.',
  ),
  'subscription.no_period': row(
    422,
    'Tidak ada periode yang berjalan. Pilih berhenti sekarang.',
    'No period is running. Choose to end it right now.',
  ),
  'subscription.one_package': row(422, 'Pilih modul dari satu paket saja.', 'Choose modules of one package only.'),
  'subscription.other_kind': row(422, 'Paket ini untuk jenis klien lain.', 'This package is for another kind of client.'),
  'subscription.no_extra_seats': row(422, 'Paket ini tidak menjual kursi tambahan.', 'This package sells no extra seats.'),
  'subscription.discount_stays': row(
    422,
    'Potongan (Rp {{discount}}) melebihi harga paket ini (Rp {{price}}). Ubah potongannya dahulu.',
    'The discount (IDR {{discount}}) is above the price of this package (IDR {{price}}). Change the discount first.',
  ),
  'client.sandbox_fixed': row(
    422,
    'Klien yang sudah punya langganan tidak dapat dijadikan klien uji coba, atau sebaliknya.',
    'A client that has a subscription cannot become a sandbox, nor a sandbox a real client.',
  ),
  'clock.backwards': row(
    422,
    'Jam tidak dapat dimundurkan. Bagi klien ini sekarang sudah {{date}}; pilih hari sesudahnya.',
    'A clock cannot be moved backwards. For this client it is already {{date}}; choose a later day.',
  ),
  'clock.too_far': row(422, 'Paling jauh satu tahun sekali maju: sampai {{date}}.', 'At most one year at a time: until {{date}}.'),
  'answer.unknown_field': row(
    422,
    'Isian ini tidak dikenal: {{names}}. Yang dapat dipakai: {{known}}.',
    'These fields are unknown: {{names}}. Use one of these: {{known}}.',
  ),
  'terms.days': row(
    422,
    'Tulis bilangan bulat, paling banyak {{max}}. Contoh: {{example}}.',
    'Write whole numbers, at most {{max}}. Example: {{example}}.',
  ),
  'terms.order': row(422, 'Tulis dari yang paling awal, masing-masing sekali.', 'Write the earliest first, each once.'),
  'terms.before_issue': row(
    422,
    'Pengingat {{day}} harus sesudah tagihan terbit, yaitu hari {{issue}}.',
    'The reminder {{day}} must follow the issue, which is day {{issue}}.',
  ),
  'terms.after_suspension': row(
    422,
    'Pengingat {{day}} harus sebelum penangguhan, yaitu hari {{suspended}}.',
    'The reminder {{day}} must precede the suspension, which is day {{suspended}}.',
  ),
  'terms.notice_too_early': row(422, 'Paling banyak {{max}}: selama masa tenggang.', 'At most {{max}}: within the grace period.'),
  'terms.past': row(
    422,
    'Paling cepat {{date}}: yang sudah berjalan tidak berubah.',
    'From {{date}} at the earliest: what has begun does not change.',
  ),
  'terms.in_force': row(
    422,
    'Ketentuan yang sudah berlaku tidak dapat diubah atau dihapus. Tambahkan ketentuan baru.',
    'Terms in force cannot be changed or deleted. Add new terms.',
  ),
  'issuer.used': row(
    422,
    'Sudah tercetak pada dokumen, jadi tidak dapat diubah atau dihapus. Tambahkan versi baru.',
    'Printed on documents already, so it cannot be changed or deleted. Add a new version.',
  ),
  'issuer.needed': row(
    422,
    'Tanpa versi ini, hari ini tidak ada penerbit. Ubah isinya saja.',
    'Without this version there is no issuer today. Change what it says instead.',
  ),
  'issuer.prefix': row(422, 'Pakai huruf besar dan angka saja, dan bukan UJI.', 'Use capital letters and digits only, and not UJI.'),
  'invoice.price_zero': row(
    422,
    'Harga tidak boleh nol. Hapus baris yang tidak ditagih.',
    'The price cannot be zero. Remove a line that is not charged.',
  ),
  'invoice.price_negative': row(
    422,
    'Hanya baris prorata dan penyesuaian yang boleh mengurangi tagihan.',
    'Only lines for proration and adjustments may take something off.',
  ),
  'invoice.total_negative': row(
    422,
    'Potongan lebih besar daripada yang ditagih. Jumlah semua baris Rp {{max}}.',
    'More is taken off than is charged. All lines together come to IDR {{max}}.',
  ),
  'invoice.line_too_large': row(422, 'Nilai baris ini terlalu besar.', 'The amount of this line is too large.'),
  'icd.columns': row(
    422,
    'Berkas ini tidak punya baris nama kolom {{wanted}}.',
    'This file has no row with the names of the columns {{wanted}}.',
  ),
  'icd.form': row(
    422,
    'Bukan kode sistem ini. Tulis seperti K92.2 untuk ICD-10, atau 89.03 untuk ICD-9-CM.',
    'This is no code of the system. Write it as K92.2 for ICD-10, or 89.03 for ICD-9-CM.',
  ),
  'icd.unknown': row(422, 'Kode ICD ini tidak ada.', 'There is no such ICD code.'),
  'invoice.total_too_large': row(422, 'Jumlah semua baris terlalu besar.', 'All lines together come to too much.'),
  'credit.too_much': row(
    422,
    'Isi dari Rp 1 sampai Rp {{max}}, yaitu sisa tagihan sebelum PPN yang belum dikreditkan.',
    'Enter from IDR 1 to IDR {{max}}, what is left of the invoice before tax.',
  ),
  'payment.nothing_owed': row(422, 'Tagihan {{number}} sudah lunas.', 'Nothing is owed on invoice {{number}}.'),
  'gateway.off': row(422, 'Cara bayar ini tidak tersedia.', 'This way to pay is not available.'),
  'gateway.method': row(422, 'Gerbang pembayaran ini tidak menerima cara bayar tersebut.', 'This gateway does not take this method.'),
  'notice.charge_unknown': row(404, 'Permintaan bayar ini tidak dikenal.', 'This charge is unknown.'),
  'notice.amount': row(422, 'Jumlahnya tidak sama dengan permintaan bayar.', 'The amount is not that of the charge.'),
  'notice.signature': row(401, 'Tanda tangan pemberitahuan tidak benar.', 'The signature of the notice is wrong.'),
  'notice.stale': row(401, 'Pemberitahuan ini terlalu lama untuk diterima.', 'This notice is too old to be taken.'),
  'notice.invalid': row(422, 'Isi pemberitahuan tidak dapat dibaca.', 'The notice cannot be read.'),
  'statement.columns': row(
    422,
    'Kolom berkas ini tidak dikenal: {{found}}. Yang dibutuhkan: {{wanted}}, atau mutasi BCA atau Mandiri.',
    'The columns of this file are unknown: {{found}}. Wanted: {{wanted}}, or a statement of BCA or Mandiri.',
  ),
  'statement.empty': row(422, 'Tidak ada uang masuk di berkas ini.', 'No money came in by this file.'),
  'payment.not_issued': row(
    422,
    'Tagihan ini belum terbit, jadi belum dapat dibayar.',
    'This invoice is not issued yet, so it cannot be paid.',
  ),
  'receipt.none': row(
    409,
    'Kuitansi hanya ada untuk pembayaran yang sudah diverifikasi dan tidak dibalik.',
    'There is a receipt only for a payment that was verified and not reversed.',
  ),
  'payment.void': row(422, 'Tagihan {{number}} sudah dibatalkan.', 'This invoice was voided: {{number}}.'),
  'payment.amount': row(422, 'Jumlah harus lebih dari nol.', 'The amount must be above zero.'),
  'payment.withheld': row(422, 'Pajak yang dipotong tidak boleh kurang dari nol.', 'The tax withheld cannot be below zero.'),
  'payment.withheld_above': row(
    422,
    'Pajak yang dipotong paling besar Rp {{max}} untuk tagihan ini.',
    'At most IDR {{max}} of tax can be withheld of this invoice.',
  ),
  'payment.future': row(422, 'Tanggal bayar tidak boleh di masa depan.', 'The day of payment cannot be in the future.'),
  'payment.account_of_transfer': row(
    422,
    'Rekening tujuan hanya untuk pembayaran dengan transfer bank.',
    'Only a payment by bank transfer has a receiving account.',
  ),
  'payment.account_closed': row(
    422,
    'Rekening ini sudah tidak dipakai. Pilih rekening yang aktif.',
    'This account is no longer in use. Choose an active account.',
  ),
  'date.not_before': row(422, 'Pilih {{date}} atau tanggal setelahnya.', 'Choose {{date}} or a later day.'),
  'date.not_later': row(422, 'Pilih tanggal setelah {{date}}.', 'Choose a day after {{date}}.'),
  'subscription.discount_above': row(422, 'Paling besar harga satu periode, Rp {{max}}.', 'At most the price of one period, IDR {{max}}.'),
  too_many: row(422, 'Paling banyak {{max}} pilihan.', 'At most {{max}} choices.', 'At most {{max}} choice.'),
  not_integer: row(422, 'Harus bilangan bulat.', 'Must be a whole number.'),
  invalid_money: row(
    422,
    'Tulis rupiah bulat tanpa sen, misalnya Rp 1.387.500.',
    'Write whole rupiah without decimals, such as 1.387.500 or IDR 1,387,500.',
  ),
  invalid_decimal: row(422, 'Tulis bilangan, misalnya 1.250,5.', 'Write a number, such as 1,250.5.'),
  too_many_places: row(
    422,
    'Paling banyak {{scale}} angka di belakang koma.',
    'At most {{scale}} digits after the decimal point.',
    'At most {{scale}} digit after the decimal point.',
  ),
  not_an_option: row(422, 'Bukan pilihan yang tersedia.', 'Not one of the options.'),
  invalid_date: row(422, 'Bukan tanggal yang benar.', 'Not a valid date.'),
  invalid_moment: row(422, 'Isi tanggal dan jam yang benar.', 'Enter a valid date and time.'),
  invalid_period: row(422, 'Isi tanggal awal dan tanggal akhir.', 'Enter the first and the last day.'),
  'period.reversed': row(422, 'Tanggal akhir tidak boleh sebelum tanggal awal.', 'The last day must not be before the first day.'),
  invalid_phone: row(
    422,
    'Bukan nomor telepon yang benar. Tulis misalnya 0812-3456-7890, atau dengan kode negara untuk nomor luar negeri, misalnya +44 20 7946 0958.',
    'Not a valid phone number. Write an Indonesian number such as 0812-3456-7890, or a number of another country with its code, such as +44 20 7946 0958.',
  ),
  'nik.length': row(422, 'NIK terdiri atas 16 angka.', 'A NIK has 16 digits.'),
  'nik.province': row(
    422,
    'Dua angka pertama NIK bukan kode provinsi. Periksa lagi pada KTP.',
    'The first two digits of this NIK are not the code of a province. Check the identity card.',
  ),
  'nik.date': row(
    422,
    'Tanggal lahir dalam NIK (angka ke-7 sampai ke-12) tidak ada. Periksa lagi pada KTP.',
    'The date of birth in this NIK (digits 7 to 12) does not exist. Check the identity card.',
  ),
  'date.future': row(422, 'Tanggal ini belum tiba.', 'This day has not come yet.'),
  'confirm.needed': row(
    409,
    'Baca peringatan ini dahulu. Simpan juga bila datanya memang benar.',
    'Read these warnings first. Save all the same if the values are right.',
  ),
  'patient.same_person': row(
    409,
    'Sudah ada pasien dengan nama serupa, jenis kelamin dan tanggal lahir sama: {{name}}, No. RM {{mrn}}.',
    'There is a patient with such a name, the same sex and date of birth: {{name}}, record number {{mrn}}.',
  ),
  'patient.same_phone': row(
    409,
    'Sudah ada pasien dengan telepon dan tanggal lahir yang sama: {{name}}, No. RM {{mrn}}.',
    'There is a patient with the same phone and date of birth: {{name}}, record number {{mrn}}.',
  ),
  'patient.nik_birth_date': row(
    409,
    'Tanggal lahir menurut NIK lain dari yang diisi: {{date}}. Periksa KTP-nya.',
    'The date of birth in the NIK is another one: {{date}}. Check the identity card.',
  ),
  'patient.nik_sex': row(
    409,
    'Jenis kelamin menurut NIK lain dari yang diisi. Periksa KTP-nya.',
    'The sex in the NIK is another one. Check the identity card.',
  ),
  relation_merged: row(
    422,
    'Data ini sudah digabung ke {{name}} (No. {{number}}). Pakai data itu.',
    'This record was merged into {{name}} (no. {{number}}). Use that one.',
  ),
  'patient.merge_self': row(
    422,
    'Pasien tidak dapat digabung dengan dirinya sendiri. Pilih pasien lain.',
    'A patient cannot be merged into itself. Choose another patient.',
  ),
  'patient.waits_twice': row(
    409,
    'Kedua pasien menunggu dokter yang sama hari ini ({{first}} dan {{second}}). Batalkan salah satunya dahulu.',
    'Both patients wait for the same doctor today ({{first}} and {{second}}). Cancel one of the visits first.',
  ),
  'patient.merged_again': row(
    409,
    'Pasien {{name}} (No. RM {{mrn}}) sesudahnya juga digabung. Batalkan penggabungan itu dahulu.',
    'The patient {{name}} (record number {{mrn}}) was merged afterwards, too. Take that merge back first.',
  ),
  'patient.dead_and_living': row(
    409,
    '{{name}} (No. RM {{mrn}}) meninggal pada {{date}}, pasien yang lain tidak.',
    '{{name}} (record number {{mrn}}) died on {{date}}, the other patient did not.',
  ),
  'patient.number_given': row(
    422,
    'Nomor pasien ini sekarang dipakai {{name}} (No. RM {{mrn}}). Kosongkan dahulu di sana.',
    'A number of this patient now belongs to {{name}} (record number {{mrn}}). Remove it there first.',
  ),
  'patient.made_since': row(
    409,
    '{{count}} data dibuat setelah penggabungan dan tetap pada pasien yang dipertahankan: {{list}}.',
    '{{count}} records were made since the merge and stay with the patient who was kept: {{list}}.',
    '{{count}} record was made since the merge and stays with the patient who was kept: {{list}}.',
  ),
  'date.before_birth': row(422, 'Tanggal ini sebelum tanggal lahir.', 'This day is before the date of birth.'),
  'visit.licence_expired': row(
    409,
    'SIP {{name}} sudah kedaluwarsa. Pilih dokter lain, atau perbarui SIP-nya di halaman Tim.',
    'The licence (SIP) of {{name}} expired. Choose another doctor, or renew it on the Team page.',
  ),
  'visit.licence_override': row(
    409,
    'SIP {{name}} sudah kedaluwarsa. Lanjutkan hanya dengan alasan; alasannya dicatat.',
    'The licence (SIP) of {{name}} expired. Go on only with a reason, which is recorded.',
  ),
  'visit.waits_already': row(
    409,
    'Pasien ini sudah menunggu dokter tersebut: nomor {{number}}, {{room}}.',
    'This patient already waits for this doctor: number {{number}}, {{room}}.',
  ),
  'visit.ended': row(
    409,
    'Kunjungan ini sudah berakhir. Perbaiki catatan yang sudah ditandatangani dengan alasan.',
    'This visit has ended. Amend its signed note, with a reason.',
  ),
  'visit.no_primary': row(
    409,
    'Beri dahulu satu diagnosis primer pada halaman kunjungan ini. Kunjungan tanpa pemeriksaan tidak memerlukannya.',
    'First give one primary diagnosis on the page of this visit. A visit without an examination needs none.',
  ),
  'visit.cancelled': row(
    409,
    'Kunjungan ini dibatalkan: tidak ada yang dapat dicatat.',
    'This visit was cancelled: nothing can be recorded.',
  ),
  'vital.empty': row(422, 'Isi setidaknya satu tanda vital.', 'Fill in at least one vital sign.'),
  'vital.meant': row(
    422,
    '{{value}} {{unit}} tidak mungkin pada umur ini. Maksudnya {{meant}} {{unit}}?',
    '{{value}} {{unit}}: not possible at this age. Did you mean {{meant}} {{unit}}?',
  ),
  'vital.implausible': row(
    422,
    '{{value}} {{unit}} tidak mungkin pada umur ini: dari {{low}} sampai {{high}} {{unit}}.',
    '{{value}} {{unit}}: not possible at this age, which is from {{low}} to {{high}} {{unit}}.',
  ),
  'vital.pressure_order': row(422, 'Diastolik harus lebih rendah daripada sistolik.', 'The diastolic pressure must be below the systolic.'),
  'vital.limits_crossed': row(
    422,
    'Batas ini lebih rendah daripada batas sebelumnya. Urutannya: mungkin, kritis, normal dari bawah, lalu normal, kritis, mungkin ke atas.',
    'This limit is below the one before it. Their order: possible, critical, normal from below, then normal, critical, possible upwards.',
  ),
  'vital.ages_reversed': row(422, 'Umur terakhir harus di atas umur pertama.', 'The last age must be above the first.'),
  'vital.range_overlaps': row(
    409,
    'Untuk sebagian umur ini klinik sudah mempunyai batas. Ubah umurnya, atau ubah batas yang ada.',
    'The clinic has limits for some of these ages already. Change the ages, or those limits.',
  ),
  'diagnosis.unknown_code': row(422, 'Kode {{code}} tidak ada dalam daftar ICD-10 yang aktif.', 'There is no active ICD-10 code {{code}}.'),
  'diagnosis.twice': row(409, 'Kode {{code}} sudah ada pada kunjungan ini.', 'The visit has the code {{code}} already.'),
  'diagnosis.primary_taken': row(409, 'Kunjungan ini sudah mempunyai diagnosis primer.', 'The visit has a primary diagnosis already.'),
  'note.empty': row(422, 'Catatan ini masih kosong.', 'This note is still empty.'),
  'note.not_author': row(
    409,
    'Catatan ini ditulis {{name}}: hanya ia yang dapat menandatanganinya.',
    'This note was written by {{name}}, who alone can sign it.',
  ),
  'note.draft_exists': row(
    409,
    'Anda sudah menulis draf catatan untuk kunjungan ini.',
    'You have a draft of a note for this visit already.',
  ),
  'note.other_patient': row(
    422,
    'Teks hanya dapat disalin dari catatan pasien yang sama.',
    'Text can only be copied from a note of the same patient.',
  ),
  'letter.unknown_placeholder': row(
    422,
    'Surat jenis ini tidak mengenal isian: {{names}}.',
    'Letters of this kind have no placeholder named: {{names}}.',
  ),
  'tariff.components': row(
    422,
    'Jumlah komponennya Rp {{sum}}, sedangkan tarifnya Rp {{price}}.',
    'The components add up to IDR {{sum}}, and the tariff is IDR {{price}}.',
  ),
  'tariff.overlaps_open': row(
    409,
    'Layanan, penjamin, dan kelas ini sudah punya tarif sejak {{from}} tanpa hari terakhir.',
    'This service, payer and class has a tariff since {{from}} without a last day already.',
  ),
  'tariff.begun': row(
    409,
    'Tarif ini berlaku sejak {{from}}. Yang dapat diubah hanya hari terakhirnya, paling awal {{today}}. Untuk harga baru, tambahkan tarif.',
    'This tariff is valid since {{from}}. Only its last day can be changed, to {{today}} or later. For a new price, add a tariff.',
  ),
  'tariff.ended': row(
    409,
    'Tarif ini sudah berakhir pada {{to}}, jadi tidak dapat diubah. Untuk harga baru, tambahkan tarif.',
    'This tariff ended on {{to}}, so it cannot be changed. For a new price, add a tariff.',
  ),
  'tariff.too_early': row(
    422,
    'Tarif yang sedang berlaku hanya dapat diganti mulai hari ini, {{today}}, atau sesudahnya.',
    'A tariff that is valid can be replaced from today, {{today}}, or later.',
  ),
  'tariff.replaces': row(
    409,
    'Tarif Rp {{price}} yang berlaku sekarang berakhir pada {{until}}, lalu diganti tarif ini.',
    'The tariff of IDR {{price}} that is valid now ends on {{until}}, and this one follows.',
  ),
  'tariff.replaces_for_a_time': row(
    409,
    'Tarif Rp {{price}} yang berlaku sekarang berakhir pada {{until}}, lalu diganti tarif ini. Mulai {{again}} harganya kembali Rp {{price}}.',
    'The tariff of IDR {{price}} that is valid now ends on {{until}}, and this one follows. From {{again}} the price is IDR {{price}} again.',
  ),
  'tariff.other_place': row(
    409,
    'Layanan, penjamin, dan kelas sebuah tarif tidak dapat diubah. Tambahkan tarif baru.',
    'The service, payer and class of a tariff cannot be changed. Add a new tariff.',
  ),
  'tariff.one_change': row(
    422,
    'Isi persen atau rupiah, salah satu saja. Untuk menyalin tanpa perubahan, pilih penjamin tujuan.',
    'Fill in a percentage or rupiah, one of the two. To copy without a change, choose a payer to copy for.',
  ),
  'tariff.too_many': row(
    422,
    'Yang terpilih {{count}} tarif, sedangkan sekali ubah paling banyak {{max}}. Pilih lebih sedikit kategori.',
    'More tariffs are selected ({{count}}) than one change can have ({{max}}). Choose fewer categories.',
  ),
  'tariff.changed_meanwhile': row(
    409,
    'Ada tarif yang berubah sejak pratinjau ini dibuat. Lihat pratinjau barunya, lalu terapkan.',
    'A tariff has changed since this preview was made. Look at the new preview, then apply it.',
  ),
  'tariff.columns': row(
    422,
    'Berkas ini tidak menyebut nama kolomnya. Baris pertamanya: {{wanted}}.',
    'This file does not name its columns. Its first row is: {{wanted}}.',
  ),
  'tariff.too_many_rows': row(
    422,
    'Berkas ini punya {{count}} baris, sedangkan sekali impor paling banyak {{max}}. Bagi berkasnya.',
    'This file has more rows ({{count}}) than one import can have ({{max}}). Split the file.',
  ),
  'service.used': row(
    409,
    'Layanan ini sudah dipakai: {{kinds}} jenis tindakan, {{polies}} poli, {{charges}} biaya pasien. Nonaktifkan saja.',
    'This service is used: kinds of treatment {{kinds}}, rooms {{polies}}, charges of patients {{charges}}. Deactivate it instead.',
  ),
  'service.no_general_payer': row(
    422,
    'Klinik ini belum punya penjamin jenis umum. Tambahkan dulu, lalu isi tarif umumnya.',
    'This clinic has no payer of the general kind. Add one first, then fill in the general tariff.',
  ),
  'tariff.days': row(422, 'Hari terakhir tidak boleh sebelum hari pertama.', 'The last day cannot be before the first.'),
  'tariff.overlaps': row(
    409,
    'Layanan, penjamin, dan kelas ini sudah punya tarif dari {{from}} sampai {{to}}.',
    'This service, payer and class has a tariff from {{from}} to {{to}} already.',
  ),
  'charge.no_tariff': row(
    422,
    'Belum ada tarif untuk {{service}} hari ini. Minta pemilik klinik membuat tarifnya.',
    'There is no tariff for {{service}} today. Ask the owner of the clinic to add one.',
  ),
  'charge.below_zero': row(
    422,
    'Potongan dan bagian penjamin lain melebihi harganya, Rp {{gross}}.',
    'Discounts and the parts of other payers are more than the price, IDR {{gross}}.',
  ),
  'charge.no_discount': row(409, 'Tidak ada potongan yang menunggu persetujuan.', 'No discount waits for approval.'),
  'charge.same_payer': row(
    422,
    'Pilih penjamin lain: biaya ini sudah ditanggung penjamin itu.',
    'Choose another payer: this one pays the charge already.',
  ),
  'charge.no_share': row(
    422,
    'Bagian ini tidak dapat dipecah. Pilih biaya aslinya, dengan jumlah di atas nol.',
    'This cannot be shared. Choose the original charge, and an amount above zero.',
  ),
  'charge.share_billed': row(
    409,
    'Bagian penjamin lain sudah ada di nota. Batalkan nota itu dahulu.',
    'The part of another payer is on a bill. Cancel that bill first.',
  ),
  'charge.billed': row(
    409,
    'Biayanya sudah ada di nota {{bill}}. Batalkan nota itu dahulu.',
    'It is charged on the bill {{bill}}. Cancel that bill first.',
  ),
  'visit.charges_billed': row(
    409,
    'Sebagian biaya kunjungan ini sudah ada di nota. Batalkan notanya dahulu.',
    'Charges of this visit are on a bill. Cancel the bill first.',
  ),
  'visit.charges_open': row(409, 'Masih ada biaya yang belum masuk nota.', 'There are charges that are on no bill yet.'),
  'approval.own': row(
    403,
    'Orang lain yang harus menyetujui, bukan yang meminta.',
    'Somebody else than the person who asked has to approve it.',
  ),
  'bill.nothing': row(
    422,
    'Tidak ada biaya yang belum masuk nota untuk penjamin ini.',
    'There is no charge for this payer that is not on a bill.',
  ),
  'bill.paid': row(409, 'Nota {{bill}} sudah lunas.', 'This bill is paid already: {{bill}}.'),
  'bill.cancelled': row(409, 'Nota {{bill}} sudah dibatalkan.', 'This bill was cancelled: {{bill}}.'),
  'bill.changed': row(
    409,
    'Sisa nota {{bill}} sekarang Rp {{rest}}. Periksa lagi sebelum menerima uang.',
    'The rest to pay is now IDR {{rest}} (bill {{bill}}). Look again before you take money.',
  ),
  'bill.has_payments': row(
    409,
    'Nota ini sudah ada pembayarannya. Kembalikan uangnya dahulu.',
    'Some of this bill is paid. Give that money back first.',
  ),
  'payment.above_rest': row(
    422,
    'Sisa nota hanya Rp {{rest}}. Kelebihannya dapat dicatat sebagai uang muka.',
    'The rest of the bill is only IDR {{rest}}. What is above it can be recorded as a deposit.',
  ),
  'payment.zero': row(422, 'Jumlahnya harus di atas nol.', 'The amount has to be above zero.'),
  'payment.change_cash_only': row(422, 'Kembalian hanya dari uang tunai.', 'Only cash gives change.'),
  'payment.tendered_short': row(422, 'Uang yang diterima kurang dari jumlahnya.', 'The cash that was handed over is less than the amount.'),
  'deposit.short': row(409, 'Uang muka pasien ini tinggal Rp {{rest}}.', 'The deposit of this patient is only IDR {{rest}}.'),
  'deposit.by_deposit': row(
    422,
    'Uang muka diterima tunai, transfer, QRIS, atau kartu.',
    'A deposit is paid in by cash, transfer, QRIS or card.',
  ),
  'refund.not_payment': row(
    422,
    'Yang dapat dikembalikan hanya pembayaran atau uang muka yang berlaku.',
    'Only a payment or deposit that counts can be given back.',
  ),
  'refund.to_deposit': row(
    422,
    'Hanya pembayaran dengan uang muka yang kembali ke uang muka.',
    'Only what was paid from a deposit goes back to it.',
  ),
  'refund.above_paid': row(422, 'Yang masih dapat dikembalikan Rp {{rest}}.', 'IDR {{rest}} can still be given back.'),
  'receipt.no_address': row(
    409,
    'Pasien ini belum punya alamat e-mail. Isi dulu pada data pasien.',
    'This patient has no e-mail address. Fill it in on the page of the patient first.',
  ),
  'shift.none': row(409, 'Buka sif kasir dahulu.', 'Open a cashier shift first.'),
  'shift.open_already': row(
    409,
    'Sif Anda masih buka. Tutup dahulu sebelum membuka yang baru.',
    'Your shift is still open. Close it before you open another one.',
  ),
  'shift.not_handed_over': row(
    422,
    'Sif itu belum dihitung, sehingga lacinya belum dapat diterima.',
    'That shift is not counted yet, so its drawer cannot be taken over.',
  ),
  'shift.taken_over': row(409, 'Laci sif itu sudah diterima sif lain.', 'Another shift has taken over that drawer.'),
  'shift.other_cash': row(
    422,
    'Sif sebelumnya meninggalkan Rp {{left}} di laci. Kas awal harus sama.',
    'The previous shift left IDR {{left}} in the drawer. The opening cash has to be the same.',
  ),
  'shift.not_own': row(403, 'Hanya kasir sif ini yang menghitungnya.', 'Only the cashier of this shift counts it.'),
  'shift.counted': row(
    409,
    'Sif kasirnya sudah dihitung. Ajukan pengembalian baru dari sif yang buka.',
    'The cashier’s shift is counted. Ask for a new refund in an open shift.',
  ),
  'shift.leaves_too_much': row(
    422,
    'Uang yang ditinggal di laci lebih banyak daripada yang dihitung.',
    'More cash is left in the drawer than was counted.',
  ),
  'shift.differs': row(
    409,
    'Hitungan tidak sama dengan catatan. Tulis penjelasannya, atau lanjutkan; orang kedua akan memeriksanya.',
    'The count differs from the records. Explain it, or continue; a second person will look at it.',
  ),
  'bill.discount_waiting': row(
    409,
    '{{count}} potongan masih menunggu persetujuan.',
    '{{count}} discounts still wait for approval.',
    '{{count}} discount still waits for approval.',
  ),
  'shift.open_bills': row(
    409,
    '{{count}} nota pasien umum dari sif ini belum dibayar.',
    '{{count}} bills of this shift that patients pay themselves are not paid.',
    '{{count}} bill of this shift that a patient pays themselves is not paid.',
  ),
  'treatment.unknown_code': row(
    422,
    'Kode {{code}} tidak ada dalam daftar ICD-9-CM yang aktif.',
    'There is no active ICD-9-CM code {{code}}.',
  ),
  'treatment.consent_missing': row(
    409,
    'Tindakan ini memerlukan persetujuan tertulis. Catat persetujuannya dahulu, atau mulai sebagai tindakan darurat.',
    'This treatment needs a signed consent. Record the consent first, or start it as an emergency.',
  ),
  'treatment.consent_refused': row(
    409,
    'Pasien atau walinya menolak tindakan ini.',
    'The patient, or the person who decides for the patient, refused this treatment.',
  ),
  'treatment.oral_consent': row(
    409,
    'Tindakan ini memerlukan persetujuan lisan, dan belum dicatat. Lanjutkan hanya bila pasien sudah setuju.',
    'This treatment needs a spoken consent, and none is recorded. Continue only if the patient has agreed.',
  ),
  'treatment.consent_not_needed': row(
    409,
    'Tindakan ini dapat dimulai tanpa alasan darurat.',
    'This treatment can be started without an emergency.',
  ),
  'treatment.no_consumables': row(
    409,
    'Biasanya tindakan ini memakai bahan habis pakai, tetapi belum ada yang dicatat.',
    'This treatment usually needs consumables, and none are recorded.',
  ),
  'treatment.other_series': row(
    422,
    'Rangkaian ini untuk pasien atau tindakan lain.',
    'This series is of another patient or another treatment.',
  ),
  'treatment.series_full': row(
    409,
    'Semua sesi rangkaian {{number}} sudah direncanakan atau selesai.',
    'All sessions of {{number}} are planned or done.',
  ),
  'treatment.series_over': row(409, 'Rangkaian {{number}} sudah dibatalkan.', '{{number}}, the series of this session, was cancelled.'),
  'series.single': row(
    422,
    'Tindakan ini tidak dilakukan dalam rangkaian: jumlah sesinya satu.',
    'This treatment is not done in a series: it has one session.',
  ),
  'consent.signature_missing': row(422, 'Tanda tangan belum dibubuhkan.', 'The signature is missing.'),
  'consent.text_changed': row(
    409,
    'Teks persetujuan sudah berubah sejak ditampilkan. Muat ulang, lalu baca kembali sebelum menandatangani.',
    'The text of this consent has changed since it was shown. Load it again, and read it before signing.',
  ),
  'consent.other_visit': row(422, 'Tindakan ini dari kunjungan lain.', 'This treatment is of another visit.'),
  'consent.used': row(
    409,
    'Tindakannya sudah dimulai: persetujuan ini tidak dapat dicabut lagi.',
    'Its treatment has begun: this consent cannot be withdrawn any more.',
  ),
  'visit.treatments_open': row(
    409,
    'Masih ada {{count}} tindakan yang belum selesai pada kunjungan ini.',
    'This visit has {{count}} treatments that are not finished.',
    'This visit has a treatment that is not finished.',
  ),
  'visit.treatments_done': row(
    409,
    'Kunjungan ini sudah mempunyai tindakan yang dimulai atau selesai. Batalkan tindakannya dahulu.',
    'A treatment of this visit has begun or is done. Cancel the treatment first.',
  ),
  'fhir.not_ended': row(
    409,
    'Berkas FHIR tersedia setelah kunjungan ini selesai atau dirujuk.',
    'The FHIR file is there once this visit has ended or was referred.',
  ),
  'fhir.no_organisation': row(
    409,
    'Klinik belum mempunyai ID organisasi SATUSEHAT: lengkapi dahulu di pengaturan klinik.',
    'For the clinic there is no SATUSEHAT organisation id: add it in its settings first.',
  ),
  'fhir.no_patient_number': row(
    409,
    '{{name}} belum mempunyai NIK, NIK ibu, atau nomor paspor. SATUSEHAT memerlukannya: lengkapi dahulu data pasien ini.',
    'For {{name}} there is no NIK, no NIK of the mother and no passport number. SATUSEHAT needs one: add it to the patient first.',
  ),
  'fhir.no_doctor_number': row(
    409,
    '{{name}} belum mempunyai NIK atau ID SATUSEHAT. SATUSEHAT memerlukannya: lengkapi dahulu di halaman Tim.',
    'For {{name}} there is neither a NIK nor a SATUSEHAT id. SATUSEHAT needs one: add it on the Team page first.',
  ),
  'fhir.no_diagnosis': row(
    409,
    'SATUSEHAT memerlukan sedikitnya satu diagnosis ICD-10, dan kunjungan ini belum mempunyainya.',
    'SATUSEHAT needs at least one ICD-10 diagnosis, and this visit has none.',
  ),
  'snippet.not_own': row(409, 'Teks cepat ini milik orang lain.', 'This snippet belongs to somebody else.'),
  'time.order': row(422, 'Jam selesai harus setelah jam mulai.', 'The end must come after the start.'),
  'schedule.too_short': row(
    422,
    'Waktu dari mulai sampai selesai lebih pendek daripada satu janji temu.',
    'The time from start to end is shorter than one appointment.',
  ),
  'schedule.overlaps': row(
    409,
    'Dokter ini sudah mempunyai jadwal pada hari dan jam tersebut: {{list}}. Ubah jam, hari, atau masa berlakunya.',
    'This doctor has a schedule on such a day at that time already: {{list}}. Change the times, the days or how long it is valid.',
  ),
  'leave.booked': row(
    409,
    'Janji temu pada hari cuti ini: {{name}}, {{date}} pukul {{time}}. Setelah cuti disimpan, pindahkan atau batalkan janji temunya.',
    'Booked during this leave: {{name}}, {{date}} at {{time}}. Once the leave is saved, move or cancel the appointment.',
  ),
  'leave.booked_more': row(
    409,
    'Masih ada {{count}} janji temu lain pada hari-hari cuti ini.',
    'Another {{count}} appointments are on the days of this leave.',
    'Another appointment is on the days of this leave.',
  ),
  'appointment.no_slot': row(
    422,
    'Dokter tidak praktik pada waktu ini. Pilih jam lain dari jadwalnya.',
    'The doctor sees no patients at this time. Choose another time of the schedule.',
  ),
  'appointment.past': row(422, 'Waktu ini sudah lewat. Pilih waktu lain.', 'This time has passed. Choose another.'),
  'appointment.leave': row(
    409,
    'Dokter cuti pada tanggal ini. Pilih tanggal atau dokter lain.',
    'The doctor is on leave on this day. Choose another day or doctor.',
  ),
  'appointment.full': row(409, 'Waktu ini baru saja penuh. Pilih waktu lain.', 'This time is fully booked now. Choose another.'),
  'appointment.same_time': row(
    409,
    'Pasien ini sudah mempunyai janji temu pada waktu yang sama: {{doctor}}, pukul {{time}}.',
    'This patient has an appointment at the same time already: {{doctor}}, at {{time}}.',
  ),
  'booking.too_many': row(
    409,
    'Nomor telepon atau e-mail ini sudah dipakai untuk terlalu banyak janji temu. Coba lagi nanti, atau hubungi klinik.',
    'This phone or e-mail address was used for too many appointments. Try again later, or contact the clinic.',
  ),
  'kiosk.no_match': row(
    404,
    'Data tidak cocok. Periksa nomor dan tanggal lahir, atau datanglah ke meja pendaftaran.',
    'These do not match. Check the number and the date of birth, or go to the front desk.',
  ),
  'kiosk.desk': row(
    409,
    'Silakan ke meja pendaftaran: petugas akan membantu Anda.',
    'Please go to the front desk: somebody there will help you.',
  ),
  'appointment.not_today': row(
    409,
    'Janji temu ini untuk {{date}}. Pindahkan ke hari ini, atau daftarkan pasiennya di antrean.',
    'This appointment is for {{date}}. Move it to today, or register the patient in the queue.',
  ),
  invalid_bpjs: row(422, 'Nomor BPJS terdiri atas 13 angka.', 'A BPJS number has 13 digits.'),
  invalid_npwp: row(
    422,
    'NPWP terdiri atas 16 angka, atau 15 angka untuk format lama.',
    'An NPWP has 16 digits, or 15 in the older format.',
  ),
  invalid_account_number: row(422, 'Nomor rekening terdiri atas 5 sampai 20 angka.', 'The number of an account has 5 to 20 digits.'),
  'region.too_large': row(422, 'Pilih sampai kota atau kabupaten.', 'Choose a city or regency, or a part of one.'),
  invalid_region: row(
    422,
    'Wilayah ini tidak ada. Cari namanya, lalu pilih dari daftar.',
    'There is no such region. Search for its name and choose it from the list.',
  ),
  invalid_email: row(422, 'Bukan alamat e-mail yang benar.', 'Not a valid e-mail address.'),
  invalid_color: row(422, 'Tulis warna sebagai #RRGGBB.', 'Write a colour as #RRGGBB.'),
  invalid_id: row(422, 'Bukan ID yang benar.', 'Not a valid id.'),
  empty_id: row(422, 'ID kosong. Hilangkan, atau isi dengan UUID.', 'The id is empty. Leave it out, or give a UUID.'),
  taken: row(422, 'Sudah dipakai. Pilih yang lain.', 'Already taken. Choose another.'),
  taken_by: row(422, 'Sudah dipakai {{name}}.', 'Taken already by {{name}}.'),
  relation_missing: row(422, 'Pilihan ini tidak ditemukan. Mungkin sudah dihapus.', 'This choice was not found. It may have been deleted.'),
  unknown_field: row(422, 'Bidang ini tidak dikenal.', 'This field is unknown.'),
  read_only: row(403, 'Nilai ini tidak dapat diubah.', 'This value cannot be changed.'),
  weak_password: row(
    422,
    'Kata sandi terlalu mudah ditebak. Gabungkan beberapa kata yang tidak berhubungan.',
    'The password is too easy to guess. Combine several unrelated words.',
  ),
  'password.common': row(
    422,
    'Kata sandi ini termasuk yang paling sering dipakai orang.',
    'This is one of the passwords that people use most.',
  ),
  'password.personal': row(
    422,
    'Kata sandi tidak boleh memuat nama atau alamat e-mail.',
    'The password must not contain the name or the e-mail address.',
  ),
  'password.mismatch': row(422, 'Kedua kata sandi tidak sama.', 'The two passwords are not the same.'),
  'password.own': row(
    422,
    'Ganti kata sandi sendiri di profil Anda: di sana kata sandi saat ini ditanyakan.',
    'Change your own password in your profile: the current one is asked for there.',
  ),
  'email.own': row(
    422,
    'Ganti alamat e-mail sendiri di profil Anda: di sana kata sandi ditanyakan dan alamat baru diverifikasi.',
    'Change your own e-mail address in your profile: the password is asked for there, and the new address verified.',
  ),
  'password.wrong': row(422, 'Kata sandi saat ini salah.', 'The current password is wrong.'),
  'terms.required': row(422, 'Anda harus menyetujui syarat dan ketentuan kami.', 'You must agree to our terms and conditions.'),
  'redirect.foreign': row(422, 'Tautan harus menuju situs ini.', 'The link must lead to this site.'),
  'token.invalid': row(422, 'Tautan ini tidak benar. Minta tautan baru.', 'This link is not valid. Ask for a new one.'),
  'token.expired': row(422, 'Tautan ini sudah kedaluwarsa. Minta tautan baru.', 'This link has expired. Ask for a new one.'),
  'token.used': row(422, 'Tautan ini sudah dipakai. Minta tautan baru.', 'This link has already been used. Ask for a new one.'),
  // 5xx, and what only the client can notice
  unexpected: row(
    500,
    'Terjadi kesalahan di pihak kami. Sebutkan nomor {{request}} bila menghubungi kami.',
    'Something went wrong on our side. Mention number {{request}} when you contact us.',
  ),
  unavailable: row(503, 'Layanan sedang tidak siap. Coba lagi sebentar lagi.', 'The service is not ready. Try again in a moment.'),
  'two_step.unreadable': row(
    503,
    'Kode aplikasi tidak dapat diperiksa, karena server tidak memiliki kuncinya. Pakai kode pemulihan, dan beri tahu pengelola.',
    'Codes from the app cannot be checked, because the server lacks their key. Use a recovery code, and tell the operator.',
  ),
  'list.too_slow': row(
    503,
    'Daftar ini terlalu lama disusun. Persempit pencarian atau saringannya.',
    'This list takes too long to put together. Narrow the search or the filters.',
  ),
  'record.busy': row(
    503,
    'Data ini sedang diubah orang lain. Coba lagi sebentar lagi.',
    'Someone else is changing this right now. Try again in a moment.',
  ),
  'storage.full': row(
    507,
    'Penyimpanan server penuh, jadi ini tidak tersimpan. Beri tahu admin, lalu coba lagi setelah ada ruang.',
    'The server has no storage left, so this was not saved. Tell an admin, and try again when there is space.',
  ),
  timeout: row(504, 'Terlalu lama. Coba lagi.', 'That took too long. Try again.'),
  network: row(0, 'Tidak ada sambungan. Periksa jaringan Anda, lalu coba lagi.', 'No connection. Check your network, then try again.'),
} as const;

export type ErrorCode = keyof typeof errors;

/** What fills the `{{…}}` of a text; also anything a client needs to act on (a current version, a count). */
export type ErrorMeta = Readonly<Record<string, string | number>>;

/**
 * One problem found in a request.
 * `pointer`: JSON pointer into the document (`/data/attributes/name`); `parameter`: query parameter; `header`: header name.
 */
export type Problem = {
  readonly code: ErrorCode;
  readonly pointer?: string;
  readonly parameter?: string;
  readonly header?: string;
  readonly meta?: ErrorMeta;
};

/** Warnings whose confirmation sets a rule aside: it needs a reason. Decision 88. */
const overrides: ReadonlySet<ErrorCode> = new Set(['visit.licence_override']);

export const isOverride = ({ code }: Problem): boolean => overrides.has(code);

/** A code that is not in the catalogue is as unexpected as an error without one. */
const textOf = (code: string, language: Language, meta: ErrorMeta): string =>
  errors[Object.hasOwn(errors, code) ? (code as ErrorCode) : 'unexpected'][
    language === 'en' && Object.values(meta).includes(1) ? 'one' : language
  ];

/** A value as it is read in a sentence: numbers grouped, a day in words. */
const spelled = (value: string | number, language: Language): string =>
  typeof value === 'string' && isDate(value)
    ? new Date(value).toLocaleDateString(localeOf[language], { dateStyle: 'medium', timeZone: 'UTC' })
    : value.toLocaleString(language);

/** The text with `meta` filled in; what lacks a value is left out. */
export const filledIn = (text: string, language: Language, meta: ErrorMeta): string =>
  removeUnfilled(
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = meta[name];
      return value === undefined ? MISSING : spelled(value, language);
    }),
  );

/** The sentence for a code in a language, with `meta` filled in; what lacks a value is left out. */
export const sentence = (code: ErrorCode, language: Language, meta: ErrorMeta = {}): string =>
  filledIn(textOf(code, language, meta), language, meta);

/**
 * The codes that a new database starts with, as examples: diagnoses that are common in primary care, and procedures, each with a short name in
 * our own words. The operator imports the whole list, for which they have the licence. Rule: ICD-6.
 */
import { sql } from 'kysely';
import { chapterOfIcd, systemOfIcd } from '#shared/areas/clinic/domain/icdCode';

/** Code, name in Indonesian, name in English. */
const diagnoses = `
A01.0;Demam tifoid;Typhoid fever
A01.4;Demam paratifoid;Paratyphoid fever
A03.9;Disentri basiler;Bacillary dysentery
A05.9;Keracunan makanan karena kuman;Food poisoning by germs
A06.0;Disentri amuba;Amoebic dysentery
A08.4;Infeksi usus karena virus;Viral infection of the gut
A09.0;Diare infeksi;Infectious diarrhoea
A09.9;Diare, penyebab belum jelas;Diarrhoea of unclear cause
A15.0;TB paru dengan BTA positif;Lung tuberculosis, smear positive
A16.2;TB paru klinis, tanpa bukti bakteri;Lung tuberculosis, clinical, not proven by bacteria
A16.5;TB pleura;Tuberculosis of the pleura
A18.2;TB kelenjar;Tuberculosis of lymph nodes
A30.9;Kusta;Leprosy
A35;Tetanus;Tetanus
A36.9;Difteri;Diphtheria
A37.9;Batuk rejan;Whooping cough
A38;Demam skarlatina;Scarlet fever
A46;Erisipelas;Erysipelas
A49.9;Infeksi bakteri, lokasi belum jelas;Bacterial infection of unclear site
A53.9;Sifilis;Syphilis
A54.9;Gonore;Gonorrhoea
A59.0;Trikomoniasis kelamin;Genital trichomoniasis
A60.0;Herpes kelamin;Genital herpes
A63.0;Kutil kelamin;Genital warts
A82.9;Rabies;Rabies
A90;Demam dengue;Dengue fever
A91;Demam berdarah dengue (DBD);Dengue haemorrhagic fever
A92.0;Chikungunya;Chikungunya
B00.9;Herpes simpleks;Herpes simplex
B01.9;Cacar air;Chickenpox
B02.9;Herpes zoster (cacar ular);Shingles
B05.9;Campak;Measles
B06.9;Rubela (campak Jerman);Rubella
B07;Kutil biasa;Common warts
B08.1;Moluskum kontagiosum;Molluscum contagiosum
B08.4;Penyakit tangan, kaki, dan mulut;Hand, foot and mouth disease
B15.9;Hepatitis A akut;Acute hepatitis A
B16.9;Hepatitis B akut;Acute hepatitis B
B17.1;Hepatitis C akut;Acute hepatitis C
B18.1;Hepatitis B kronis;Chronic hepatitis B
B20;HIV dengan infeksi penyerta;HIV with an accompanying infection
B24;HIV, tidak dirinci;HIV without further detail
B26.9;Gondongan (parotitis);Mumps
B34.9;Infeksi virus, lokasi belum jelas;Viral infection of unclear site
B35.0;Jamur kulit kepala dan janggut;Ringworm of scalp and beard
B35.1;Jamur kuku;Ringworm of the nails
B35.3;Kutu air (jamur kaki);Athlete's foot
B35.4;Kurap badan;Ringworm of the body
B35.6;Jamur selangkangan;Ringworm of the groin
B36.0;Panu;Tinea versicolor
B37.0;Sariawan jamur (kandidiasis mulut);Oral thrush
B37.2;Kandidiasis kulit dan kuku;Candida of skin and nails
B37.3;Kandidiasis vagina;Vaginal thrush
B50.9;Malaria tropika (falciparum);Falciparum malaria
B51.9;Malaria tertiana (vivax);Vivax malaria
B54;Malaria, jenis belum jelas;Malaria of unclear kind
B74.9;Filariasis (kaki gajah);Filariasis
B76.9;Infeksi cacing tambang;Hookworm infection
B77.9;Infeksi cacing gelang;Roundworm infection
B80;Infeksi cacing kremi;Threadworm infection
B82.0;Kecacingan, jenis belum jelas;Intestinal worms of unclear kind
B85.0;Kutu kepala;Head lice
B86;Skabies (kudis);Scabies
C50.9;Kanker payudara;Breast cancer
C53.9;Kanker serviks;Cancer of the cervix
D17.9;Lipoma;Lipoma
D24;Tumor jinak payudara;Benign breast lump
D25.9;Mioma rahim;Fibroid of the womb
D50.9;Anemia kurang zat besi;Iron-deficiency anaemia
D56.9;Talasemia;Thalassaemia
D64.9;Anemia, penyebab belum jelas;Anaemia of unclear cause
E03.9;Hipotiroid;Underactive thyroid
E04.9;Gondok tidak beracun;Goitre without excess hormone
E05.9;Hipertiroid;Overactive thyroid
E10.9;Diabetes melitus tipe 1 tanpa komplikasi;Type 1 diabetes without complications
E11.2;Diabetes melitus tipe 2 dengan gangguan ginjal;Type 2 diabetes with kidney trouble
E11.4;Diabetes melitus tipe 2 dengan gangguan saraf;Type 2 diabetes with nerve trouble
E11.5;Diabetes melitus tipe 2 dengan kaki diabetik;Type 2 diabetes with poor circulation in the feet
E11.9;Diabetes melitus tipe 2 tanpa komplikasi;Type 2 diabetes without complications
E14.9;Diabetes melitus, tipe belum jelas;Diabetes of unclear type
E16.2;Hipoglikemia (gula darah rendah);Low blood sugar
E40;Kwashiorkor;Kwashiorkor
E41;Marasmus;Marasmus
E44.0;Gizi kurang sedang;Moderate malnutrition
E45;Pertumbuhan terhambat karena kurang gizi (stunting);Stunted growth from poor nutrition
E46;Kurang gizi, tidak dirinci;Malnutrition without further detail
E50.9;Kurang vitamin A;Vitamin A deficiency
E66.9;Obesitas;Obesity
E78.0;Kolesterol tinggi;High cholesterol
E78.1;Trigliserida tinggi;High triglycerides
E78.5;Dislipidemia;Abnormal blood lipids
E79.0;Asam urat tinggi tanpa gejala;High uric acid without symptoms
E86;Dehidrasi;Dehydration
F10.2;Kecanduan alkohol;Alcohol dependence
F17.2;Kecanduan nikotin;Nicotine dependence
F20.9;Skizofrenia;Schizophrenia
F32.9;Depresi;Depression
F41.0;Serangan panik;Panic attacks
F41.1;Gangguan cemas menyeluruh;General anxiety disorder
F41.2;Cemas dan depresi campuran;Mixed anxiety and depression
F41.9;Gangguan cemas;Anxiety
F43.2;Gangguan penyesuaian;Adjustment disorder
F45.9;Keluhan badan karena beban pikiran (somatoform);Bodily complaints of mental origin
F51.0;Sulit tidur bukan karena penyakit badan;Sleeplessness without a bodily cause
F84.0;Autisme;Autism
F90.0;Gangguan perhatian dan hiperaktif (ADHD);Attention deficit and hyperactivity
G40.9;Epilepsi;Epilepsy
G43.9;Migrain;Migraine
G44.2;Nyeri kepala tegang;Tension headache
G45.9;Serangan iskemik sepintas (TIA);Transient ischaemic attack
G47.0;Insomnia;Insomnia
G51.0;Lumpuh wajah (Bell's palsy);Bell's palsy
G56.0;Sindrom terowongan karpal;Carpal tunnel syndrome
G62.9;Polineuropati;Polyneuropathy
H00.0;Bintitan (hordeolum);Stye
H00.1;Kalazion;Chalazion
H01.0;Radang tepi kelopak mata;Inflamed eyelid margin
H10.1;Konjungtivitis alergi;Allergic conjunctivitis
H10.9;Konjungtivitis (mata merah);Conjunctivitis
H11.0;Pterigium;Pterygium
H16.0;Ulkus kornea;Corneal ulcer
H25.9;Katarak usia lanjut;Cataract of old age
H40.9;Glaukoma;Glaucoma
H52.1;Rabun jauh (miopia);Short sight
H52.4;Mata tua (presbiopia);Presbyopia
H60.9;Radang liang telinga (otitis eksterna);Outer ear infection
H61.2;Kotoran telinga menyumbat;Impacted ear wax
H65.9;Cairan di telinga tengah tanpa nanah;Fluid in the middle ear without pus
H66.0;Otitis media akut bernanah;Acute middle ear infection with pus
H66.9;Otitis media (congek);Middle ear infection
H81.1;Vertigo posisi (BPPV);Positional vertigo
H91.9;Gangguan pendengaran;Hearing loss
I10;Hipertensi (tekanan darah tinggi);High blood pressure
I11.9;Penyakit jantung hipertensi tanpa gagal jantung;Heart disease from high blood pressure, no heart failure
I20.0;Angina tidak stabil;Unstable angina
I20.9;Angina pektoris;Angina
I21.9;Serangan jantung akut;Acute heart attack
I25.1;Penyakit jantung koroner;Coronary heart disease
I48;Fibrilasi atrium;Atrial fibrillation
I50.0;Gagal jantung kongestif;Congestive heart failure
I50.9;Gagal jantung;Heart failure
I63.9;Stroke sumbatan;Stroke from a blocked vessel
I64;Stroke, jenis belum jelas;Stroke of unclear kind
I69.4;Gejala sisa stroke;After-effects of a stroke
I83.9;Varises tungkai;Varicose veins of the legs
I84.9;Wasir (hemoroid);Haemorrhoids
I88.9;Radang kelenjar getah bening;Inflamed lymph nodes
I95.9;Tekanan darah rendah;Low blood pressure
J00;Pilek (selesma);Common cold
J01.9;Sinusitis akut;Acute sinusitis
J02.9;Faringitis akut (radang tenggorok);Acute sore throat
J03.9;Tonsilitis akut (radang amandel);Acute tonsillitis
J04.0;Laringitis akut;Acute laryngitis
J06.9;ISPA (infeksi saluran napas atas akut);Acute upper airway infection
J10.1;Influenza dengan virus terbukti;Influenza with proven virus
J11.1;Influenza, virus tidak diperiksa;Influenza, virus not tested
J12.9;Pneumonia karena virus;Viral pneumonia
J18.0;Bronkopneumonia;Bronchopneumonia
J18.9;Pneumonia;Pneumonia
J20.9;Bronkitis akut;Acute bronchitis
J21.9;Bronkiolitis akut;Acute bronchiolitis
J30.4;Rinitis alergi;Allergic rhinitis
J31.0;Rinitis kronis;Chronic rhinitis
J32.9;Sinusitis kronis;Chronic sinusitis
J35.0;Tonsilitis kronis;Chronic tonsillitis
J40;Bronkitis, tidak jelas akut atau kronis;Bronchitis, not clear whether acute
J44.1;PPOK dengan serangan akut;COPD with an acute attack
J44.9;PPOK (penyakit paru obstruktif kronis);COPD
J45.0;Asma alergi;Allergic asthma
J45.9;Asma;Asthma
J46;Serangan asma berat;Severe asthma attack
J90;Cairan di rongga paru (efusi pleura);Fluid around the lung
K00.6;Gangguan erupsi gigi;Trouble of erupting teeth
K01.1;Gigi terpendam (impaksi);Impacted teeth
K02.1;Karies dentin;Decay into the dentine
K02.9;Karies gigi;Tooth decay
K04.0;Pulpitis;Inflamed tooth pulp
K04.1;Nekrosis pulpa;Dead tooth pulp
K04.7;Abses gigi;Tooth abscess
K05.0;Gingivitis akut;Acute gum inflammation
K05.3;Periodontitis kronis;Chronic periodontitis
K08.3;Sisa akar gigi;Retained tooth root
K12.0;Sariawan;Mouth ulcers
K21.0;GERD dengan radang kerongkongan;Acid reflux with an inflamed gullet
K21.9;GERD (asam lambung naik);Acid reflux
K25.9;Tukak lambung;Stomach ulcer
K27.9;Tukak peptik, lokasi belum jelas;Peptic ulcer of unclear site
K29.1;Gastritis akut;Acute gastritis
K29.7;Gastritis (maag);Gastritis
K30;Dispepsia;Indigestion
K35.8;Usus buntu akut (apendisitis);Acute appendicitis
K40.9;Hernia lipat paha;Hernia of the groin
K52.9;Radang usus bukan infeksi;Inflamed gut without infection
K58.9;Sindrom iritasi usus besar;Irritable bowel
K59.0;Sembelit (konstipasi);Constipation
K60.2;Luka di anus (fisura);Anal fissure
K61.0;Abses anus;Anal abscess
K74.6;Sirosis hati;Cirrhosis of the liver
K76.0;Perlemakan hati;Fatty liver
K80.2;Batu empedu;Gallstones
K92.0;Muntah darah;Vomiting blood
K92.1;Tinja hitam berdarah (melena);Black stools with blood
K92.2;Perdarahan saluran cerna;Bleeding of the digestive tract
L01.0;Impetigo;Impetigo
L02.9;Bisul (abses kulit);Boil
L03.9;Selulitis;Cellulitis
L08.0;Pioderma;Skin infection with pus
L20.9;Dermatitis atopik (eksim);Atopic eczema
L21.9;Dermatitis seboroik;Seborrhoeic dermatitis
L22;Ruam popok;Nappy rash
L23.9;Dermatitis kontak alergi;Allergic contact dermatitis
L24.9;Dermatitis kontak iritan;Irritant contact dermatitis
L27.0;Ruam obat menyeluruh;Widespread drug rash
L28.0;Liken simpleks kronis;Thickened skin from scratching
L30.3;Dermatitis dengan infeksi;Infected dermatitis
L30.9;Dermatitis;Dermatitis
L40.9;Psoriasis;Psoriasis
L42;Pitiriasis rosea;Pityriasis rosea
L50.9;Biduran (urtikaria);Hives
L60.0;Kuku tumbuh ke dalam (cantengan);Ingrown nail
L65.9;Rambut rontok;Hair loss
L70.0;Jerawat;Acne
L73.9;Radang kandung rambut (folikulitis);Inflamed hair follicles
L74.0;Biang keringat;Prickly heat
L80;Vitiligo;Vitiligo
L84;Mata ikan dan kapalan;Corns and calluses
L89.9;Luka tekan (dekubitus);Pressure sore
L91.0;Keloid;Keloid
L97;Luka kronis tungkai bawah;Chronic leg ulcer
M06.9;Artritis reumatoid;Rheumatoid arthritis
M10.9;Gout (radang sendi asam urat);Gout
M13.9;Radang sendi;Inflamed joints
M15.9;Osteoartritis banyak sendi;Osteoarthritis of many joints
M17.9;Osteoartritis lutut;Osteoarthritis of the knee
M19.9;Osteoartritis;Osteoarthritis
M25.5;Nyeri sendi;Joint pain
M32.9;Lupus;Lupus
M47.9;Spondilosis;Worn spine
M54.2;Nyeri leher;Neck pain
M54.3;Skiatika;Sciatica
M54.5;Nyeri pinggang bawah;Low back pain
M62.6;Otot tertarik;Muscle strain
M65.9;Radang sarung tendon;Inflamed tendon sheath
M72.2;Nyeri telapak kaki (fasiitis plantar);Plantar fasciitis
M75.0;Bahu beku;Frozen shoulder
M79.1;Nyeri otot (mialgia);Muscle pain
M79.2;Nyeri saraf (neuralgia);Nerve pain
M81.9;Osteoporosis;Osteoporosis
N04.9;Sindrom nefrotik;Nephrotic syndrome
N10;Pielonefritis akut;Acute kidney infection
N18.5;Penyakit ginjal kronis stadium 5;Chronic kidney disease stage 5
N18.9;Penyakit ginjal kronis;Chronic kidney disease
N20.0;Batu ginjal;Kidney stone
N20.1;Batu ureter;Stone of the ureter
N23;Kolik ginjal;Renal colic
N30.0;Sistitis akut;Acute bladder infection
N34.1;Uretritis bukan gonore;Urethritis other than gonorrhoea
N39.0;Infeksi saluran kemih;Urinary tract infection
N40;Pembesaran prostat jinak;Enlarged prostate
N47;Fimosis;Tight foreskin
N61;Radang payudara;Inflamed breast
N63;Benjolan payudara;Lump in the breast
N64.4;Nyeri payudara;Breast pain
N72;Radang serviks;Inflamed cervix
N73.9;Radang panggul;Pelvic inflammation
N76.0;Radang vagina akut;Acute vaginitis
N89.8;Keputihan;Vaginal discharge
N91.2;Tidak haid (amenore);Absent periods
N92.0;Haid terlalu banyak;Heavy periods
N92.6;Haid tidak teratur;Irregular periods
N93.9;Perdarahan rahim tidak normal;Abnormal bleeding of the womb
N94.6;Nyeri haid;Painful periods
N95.1;Keluhan menopause;Complaints of the menopause
N97.9;Kemandulan pada wanita;Infertility in a woman
O03.9;Keguguran;Miscarriage
O13;Tekanan darah tinggi dalam kehamilan;High blood pressure in pregnancy
O14.9;Preeklamsia;Pre-eclampsia
O20.0;Ancaman keguguran;Threatened miscarriage
O21.0;Mual muntah kehamilan ringan;Mild sickness of pregnancy
O42.9;Ketuban pecah dini;Waters broken early
O47.9;Kontraksi palsu;False labour
O80.9;Persalinan normal;Normal delivery
O99.0;Anemia dalam kehamilan;Anaemia in pregnancy
P07.3;Bayi lahir kurang bulan;Baby born early
P21.9;Asfiksia saat lahir;Lack of oxygen at birth
P36.9;Sepsis bayi baru lahir;Blood infection of a newborn
P59.9;Kuning pada bayi baru lahir;Jaundice of a newborn
Q21.1;Kebocoran sekat serambi jantung;Hole between the atria of the heart
Q35.9;Langit-langit sumbing;Cleft palate
Q53.9;Testis tidak turun;Undescended testicle
R00.2;Berdebar-debar;Palpitations
R04.0;Mimisan;Nosebleed
R05;Batuk;Cough
R06.0;Sesak napas;Shortness of breath
R07.4;Nyeri dada;Chest pain
R10.1;Nyeri ulu hati;Pain in the upper belly
R10.4;Nyeri perut;Belly pain
R11;Mual dan muntah;Nausea and vomiting
R13;Sulit menelan;Trouble swallowing
R17;Kulit dan mata kuning;Jaundice
R21;Ruam kulit;Skin rash
R31;Kencing berdarah;Blood in the urine
R33;Tidak bisa kencing;Urine retention
R42;Pusing;Dizziness
R50.9;Demam;Fever
R51;Sakit kepala;Headache
R53;Lemas dan lelah;Weakness and tiredness
R55;Pingsan;Fainting
R56.0;Kejang demam;Febrile seizure
R60.0;Bengkak setempat;Local swelling
R63.0;Tidak nafsu makan;Loss of appetite
R73.9;Gula darah tinggi;High blood sugar
S00.9;Luka lecet atau memar kepala;Graze or bruise of the head
S01.9;Luka terbuka kepala;Open wound of the head
S05.0;Lecet kornea;Scratched cornea
S06.0;Gegar otak;Concussion
S42.0;Patah tulang selangka;Broken collarbone
S52.5;Patah ujung bawah tulang pengumpil;Broken wrist end of the radius
S61.0;Luka terbuka jari tangan;Open wound of a finger
S63.6;Keseleo jari tangan;Sprained finger
S81.9;Luka terbuka tungkai bawah;Open wound of the lower leg
S82.9;Patah tulang tungkai bawah;Broken lower leg
S83.6;Keseleo lutut;Sprained knee
S91.3;Luka terbuka kaki;Open wound of the foot
S93.4;Keseleo pergelangan kaki;Sprained ankle
T14.0;Luka lecet, lokasi tidak dirinci;Graze without a stated site
T14.1;Luka terbuka, lokasi tidak dirinci;Open wound without a stated site
T15.9;Benda asing di mata;Foreign body in the eye
T16;Benda asing di telinga;Foreign body in the ear
T17.1;Benda asing di hidung;Foreign body in the nose
T30.0;Luka bakar, lokasi tidak dirinci;Burn without a stated site
T63.0;Gigitan ular berbisa;Venomous snakebite
T63.4;Sengatan serangga;Insect sting
T78.2;Syok anafilaktik;Anaphylactic shock
T78.4;Alergi, tidak dirinci;Allergy without further detail
T81.4;Infeksi luka operasi;Infected surgical wound
V89.2;Kecelakaan lalu lintas kendaraan bermotor;Road accident with a motor vehicle
W19;Jatuh;Fall
W54;Gigitan anjing;Dog bite
Z00.0;Pemeriksaan kesehatan umum;General health check
Z00.1;Pemeriksaan rutin anak;Routine check of a child
Z01.0;Pemeriksaan mata;Eye examination
Z01.2;Pemeriksaan gigi;Dental examination
Z02.7;Surat keterangan medis;Medical certificate
Z09.9;Kontrol setelah pengobatan;Follow-up after treatment
Z23.9;Imunisasi satu penyakit;Vaccination against one disease
Z27.9;Imunisasi beberapa penyakit;Vaccination against several diseases
Z30.0;Konseling KB;Advice on family planning
Z30.1;Pemasangan IUD;Fitting of an intrauterine device
Z30.4;Kontrol KB;Follow-up of contraception
Z32.1;Hamil, sudah dipastikan;Pregnancy confirmed
Z34.9;Pemeriksaan kehamilan normal;Check of a normal pregnancy
Z39.2;Kontrol masa nifas;Check after childbirth
Z41.2;Sunat;Circumcision
Z48.0;Perawatan luka dan angkat jahitan;Wound care and removal of stitches
Z71.3;Konseling gizi;Advice on diet
Z76.0;Resep ulang;Repeat prescription
`;

const procedures = `
03.31;Pungsi lumbal;Lumbar puncture
08.09;Sayatan kecil kelopak mata;Small cut of the eyelid
18.29;Angkat kelainan telinga luar;Removal of a lesion of the outer ear
21.01;Tampon hidung depan untuk mimisan;Front nasal packing for a nosebleed
23.09;Cabut gigi tetap;Extraction of a permanent tooth
23.01;Cabut gigi susu;Extraction of a milk tooth
23.2;Tambal gigi;Tooth filling
23.70;Perawatan saluran akar;Root canal treatment
24.11;Biopsi gusi;Biopsy of the gum
27.0;Alirkan abses wajah atau dasar mulut;Drainage of an abscess of face or mouth floor
34.04;Pasang selang dada;Chest tube
38.93;Pasang kateter vena;Venous catheter
45.13;Endoskopi saluran cerna atas;Endoscopy of the upper gut
49.46;Angkat wasir;Removal of haemorrhoids
54.91;Sedot cairan perut;Drainage of fluid from the belly
57.94;Pasang kateter urine;Urinary catheter
64.0;Sunat (tindakan);Circumcision procedure
69.7;Pasang IUD;Insertion of an intrauterine device
73.59;Bantu persalinan normal;Assistance at a normal delivery
75.69;Jahit robekan jalan lahir;Repair of a tear from childbirth
79.00;Reposisi patah tulang tanpa sayatan;Setting of a broken bone without a cut
81.91;Sedot cairan sendi;Drainage of fluid from a joint
81.92;Suntik ke dalam sendi;Injection into a joint
86.04;Sayat dan alirkan abses kulit;Cut and drainage of a skin abscess
86.05;Ambil benda asing dari kulit;Removal of a foreign body from the skin
86.11;Biopsi kulit;Skin biopsy
86.22;Bersihkan luka dengan membuang jaringan mati;Wound cleaning with removal of dead tissue
86.23;Cabut kuku;Removal of a nail
86.3;Angkat kelainan kulit;Removal of a skin lesion
86.59;Jahit luka;Wound stitches
87.44;Foto rontgen dada;Chest X-ray
88.76;USG perut;Ultrasound of the belly
88.78;USG kehamilan;Ultrasound in pregnancy
89.03;Wawancara dan pemeriksaan lengkap;Full interview and examination
89.52;Rekam jantung (EKG);Electrocardiogram
90.59;Pemeriksaan darah;Blood examination
93.57;Balut luka;Wound dressing
93.94;Uap obat (nebulisasi);Nebulised medicine
93.96;Terapi oksigen;Oxygen therapy
97.89;Angkat jahitan;Removal of stitches
99.21;Suntik antibiotik;Injection of an antibiotic
99.29;Suntik obat lain;Injection of another medicine
`;

/** One record for each code. Each is a millisecond older than the one before it, so that the list, which has the newest first, begins with A. */
export const icdCodes = `${diagnoses}${procedures}`
  .split('\n')
  .filter(Boolean)
  .map((line, at) => {
    const [code, title_id, title_en] = line.split(';') as [string, string, string];
    const system = systemOfIcd(code);
    return {
      code,
      system,
      title_id,
      title_en,
      chapter: chapterOfIcd(system, code),
      usable: true,
      active: true,
      example: true,
      created_at: sql`now() - ${at} * interval '1 millisecond'`,
    };
  });

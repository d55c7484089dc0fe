import type { PalTelling } from '../../bank.ts';
import { called, type IndonesianNoun } from '../noun.ts';

export const pim: PalTelling<IndonesianNoun> = {
  noun: called('Pim'),
  intro: `Teman {name}, Pim, adalah robot sebesar kotak roti, bentuknya juga. Di tempat orang lain punya perut, Pim punya laci. Untuk ya Pim bilang “pip”, untuk tidak “pip-pip”.~+, dan~ Untuk semua di antaranya “hmm”.`,
  quirk: `Ada yang menjatuhkan seutas tali. “Aduh, Pim,” kata {name}, “jangan lagi.” Tetapi Pim membuka laci.~+, dan~ Tali itu masuk, di atas yang lain, tali merah, tali paket, tali kena selai. “Untuk apa?” tanya {name}. Lampu kecil Pim berputar. “Untuk nanti,” kata Pim.`,
  again: `Laci Pim tidak mau tutup.~, karena~ Ada satu ujung tali kebanyakan. “Ini sudah nanti?” tanya {name}. Pim melihat ke depan, ke belakang.~+,~ Lalu, dengan lampu berputar, ke dalam laci. “Belum nanti betul,” kata Pim. “Tapi sudah menjelang.”`,
  try: `Pim menggelinding sekali mengelilingi {being}.~+,~ Lalu membuka laci. Keluarlah tali merah, dan {being} diikat dengan simpul pita. Semua tertawa, bilang gagah sekali. “Pip?” tanya Pim. “Pip-pip,” kata {being}.`,
  payoff: `Lampu Pim berputar, makin cepat. “{name},” kata Pim, “ini nanti.” Laci itu melompat keluar.~+, dan~ Semua talinya, merah, paket, berselai. Ujung demi ujung disambung, lalu lengan panjang Pim melempar.~+, dan~ Tali itu naik, kuat, dan mereka memanjatnya.`,
  proud: `Laci Pim terus terbuka sendiri, seperti mulut yang sedang menahan senyum.`,
  asleep: `Roda Pim berhenti berdecit. Di dalam laci, sendirian, ada seutas tali baru yang pendek. “Untuk nanti,” kata Pim.~+, dan~ Lampu kecil itu berputar pelan, makin pelan.~+,~ Lalu diam.`,
};

export const tilda: PalTelling<IndonesianNoun> = {
  noun: called('Tilda'),
  intro: `Robot bernama Tilda adalah teman {name}.~,~ Badannya tinggi dan kurus.~+, dan~ Sopannya sampai berterima kasih kepada kursi. Telinganya seperti piring kaca. “Semoga aku tidak terlalu awal,” kata Tilda.~+,~ Padahal tinggalnya di situ.`,
  quirk: `“Tilda, kamu rapi,” kata {name}. “Oh,” kata Tilda. “Oh, jangan.” Telinganya memerah jambu.~+,~ Lalu menyala seperti lampu. Topinya ditarik turun.~+, dan~ Sekarang topinya yang bersinar. “Jangan dilihat,” kata Tilda. “Kalau dipuji, aku terang. Itu cuma kabelku.”`,
  again: `“Selamat malam,” kata {tiny.one} yang lewat kepada Tilda, “kakinya anggun.” Telinga Tilda merah jambu.~+,~ Lalu merah. Sesaat {tiny} tidak bisa melihat apa-apa. “Siku kiriku kuberikan,” kata Tilda, “asal aku robot biasa.”`,
  try: `“Apa kabar,” kata Tilda kepada {being}. “Telinganya bagus,” kata {being}. Telinga itu merah jambu menembus topi.~+,~ Lalu merah.~+, dan~ Di cahaya itu wajah semua orang seperti tomat. “Cantik sekali,” kata {being}, “tapi tidak membantu.”`,
  payoff: `“Tilda,” kata {name}, “kakimu paling bersih yang pernah kulihat. Kamu temanku.” “Jangan,” kata Tilda. Telinganya merah, lalu emas.~+,~ Lalu putih seperti tengah hari.~+, dan~ Gelap mengangkat diri, pindah ke tempat lain.`,
  proud: `Tilda tidak memakai topinya lagi, bahkan waktu ada yang mengucapkan selamat malam.`,
  asleep: `Tilda melipat diri empat kali di samping ranjang. “Terima kasih aku boleh di sini,” katanya. “Terima kasih kamu di sini,” kata {name}. Dalam gelap telinga Tilda memerah jambu.~+,~ Merah jambu kecil sekali, cukup untuk tidur.`,
};

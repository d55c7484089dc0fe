import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'diversity'> = {
  knot: {
    plant: `Di <toddler: tali piyama|tali mantel> {name} ada simpul.~, lalu~ {name} menariknya.~+, dan~ Simpul itu makin kencang. “Aku biasanya dari ujung lain,” kata {pal}. “Membuka simpul cuma satu caranya,” kata {name}. Ditarik lagi, sampai sekeras biji.`,
    turn: {
      restless: `Lalu jempol {name} bertemu simpul, sekeras biji.~,~ {name} mencoba ujung lain.~+, dan~ Simpul itu terbuka. “Selamat pagi,” kata {name} kepada {being}. “Ini malam,” kata {pal}. “Aku mulai dari ujung lain,” kata {name}. “Sudah bilang selamat pagi, jadi aku harus ada waktu pagi, dan kamu boleh berhenti.”`,
      wonder: `Tetapi di bawah jempol {name} ada simpul, masih tutup.~,~ Ujung lain dicoba.~+, dan~ Simpul itu terbuka. “Kalau begitu aku juga melihat dari sisi lain,” kata {name}, lalu memutar ke sisi {being}. “Oh! Dari sini isinya mata semua. Aku tinggal, ikut dilihat. Kamu cukup sebisamu.”`,
    },
    bed: `Tali diikat lagi untuk malam.~+, dan~ Kali ini {name} mulai dari ujung lain. “Itu terbalik,” kata {pal}. “Cuma dari tempatmu,” kata {name}. Jadilah simpul yang empuk dan bagus.~+,~ Dari jenis yang tutup sepanjang malam.`,
  },
  backward: {
    plant: `{pal} punya cara pergi, yaitu mundur.~, dan~ Begitulah meja makan ditinggalkan tadi, dengan lambaian panjang. “Itu terbalik,” kata {name}. “Wajahmu di belakang.” “Mereka kan di situ,” kata {pal}. [Lalu ada benturan, dan itu {name}.]`,
    turn: {
      restless: `“Tunggu,” kata {name}. “Kalau kami pergi, kamu lihat apa?” “Punggung,” kata {being}.~, dan~ {name} teringat {pal}, yang pergi mundur sambil melambai. “Ajari aku,” kata {name}, lalu mencobanya, satu kaki ke belakang, satu lengan ke atas. “Begini nanti aku pergi,” kata {name}. “Kamu boleh berhenti, aku melihatmu sepanjang jalan.”`,
      wonder: `Tetapi {pal} sudah berbalik ke arah yang salah lagi. “Boleh kucoba punyamu?” tanya {name}.~+,~ Maka ke depan {being}, di muka semua orang, datanglah punggung {name}. “Lihat, ini sisi salahku.~+, dan~ Kurasa tidak banyak isinya. Kamu juga boleh mulai dari yang salah. Justru itu yang mau kulihat.”`,
    },
    bed: `{name} naik ranjang mundur.~+,~ Dan itu lama, karena bantalnya tidak di tempat biasanya. “Itu terbalik,” kata {pal}. “Aku belum selesai melihat,” kata {name}.~+,~ Lalu melihat terus, sampai terlalu gelap.`,
  },
};

import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'honesty'> = {
  pea: {
    plant: `“Kalau ada yang susah malam ini?” tanya {pal}. “Sudah seratus orang kutolong,” kata {name}. “Gampang.” Itu bohong kecil, yang betul cuma satu kumbang.~+, dan~ Bohong itu tinggal di perut {name}, sedingin kacang beku.`,
    turn: {
      restless: `Lalu, di perut {name}, kacang beku itu berguling. “Tadi kubilang seratus orang,” kata {name}. “Itu bohong. Cuma satu kumbang.” {name} duduk dekat {being}, seperti orang yang punya waktu semalaman. “Cara menidurkan orang aku tidak tahu.~+,~ Tapi cara menemani, aku tahu.”`,
      wonder: `“{name} sudah menolong seratus orang,” kata {pal} kepada {being}. “Lalu satu lagi buat apa?” kata {being}.~, dan~ Di perut {name} kacang beku itu berguling.~+,~ Maka {name} mendekat, mengangkat satu jari. “Itu bohong. Satu kumbang. Kukira satu tidak cukup, padahal kumbangnya senang. Aku juga senang kalau ada kamu.”`,
    },
    bed: `Dengan hati-hati {name} meraba, sampai ke bawah, mencari kacang beku.~+, tetapi~ Di situ cuma ada makan malam. “Sekarang sudah berapa yang ditolong?” tanya {pal} dalam gelap. {name} menghitung. “Dua,” kata {name}, “dengan kumbang.” Dan itu persis.`,
  },
  jam: {
    plant: `Di lengan baju {name} ada selai, dari stoples yang tidak boleh dibuka.~+,~ Jadi lengan itu tinggal di belakang. “Lenganmu kenapa?” tanya {pal}. “Tidak kenapa-kenapa,” kata {name}. “Dia suka di belakang.”`,
    turn: {
      restless: `“Kenapa kamu berputar terus?” tanya {pal}. {name} berhenti.~+, dan~ Lengan itu keluar. “Ini selai, aku yang ambil,” kata {name}. “Semalaman aku berputar supaya tidak ada yang lihat.” Lalu {name} mendekat ke {being}, berdiri diam, kedua lengan terbuka. “Aku di sini. Kamu boleh berhenti juga, dan aku masih di sini.”`,
      wonder: `Tetapi lalu satu lengan baju {name} lengket, yang kena selai. Susah tampil indah dengan lengan begitu.~+,~ Maka, dekat sekali, lengan itu keluar dari belakang. “Selai ini kuambil sendiri,” kata {name}. “Jadi begini aku, lengkap semuanya. Kamu tidak usah indah. Aku cuma mau lihat kamu.”`,
    },
    bed: `Lengan baju itu tergantung di ujung ranjang, sisi selai di luar. “Selai apa?” tanya {pal}, sesudah beberapa lama. “Plum,” kata {name}. Dua lengan berbaring berdampingan.~+,~ Di atas selimut.`,
  },
};

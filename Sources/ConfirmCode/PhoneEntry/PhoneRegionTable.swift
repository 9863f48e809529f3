/// The regions of the world by country calling code: facts of ITU-T E.164 (its list of assigned country codes), the
/// ITU's list of national prefixes, and the area codes of the North American Numbering Plan Administrator. Territories
/// without inhabitants are left out.
enum PhoneRegionTable {
    /// Entries between semicolons. In front of the colon a country calling code and what its regions share: `t` the trunk
    /// prefix, `n` how many digits a national number has where one may begin like the trunk prefix, `k` where a national
    /// number keeps its zero, `g` how its digits are grouped. After the colon the regions, the main one first, with what
    /// their national numbers begin with where that tells them apart.
    static let text = """
        1 t1 g334: US
        CA=204,226,236,249,250,257,263,289,306,343,354,365,367,368,382,403,416,418,428,431,437,438,450,460,468,474
        CA=506,514,519,548,579,581,584,587,604,613,639,647,672,683,705,709,742,753,778,780,782,807,819,825,867,873
        CA=879,902,905,942
        AG=268 AI=264 AS=684 BB=246 BM=441 BS=242 DM=767 DO=809,829,849 GD=473 GU=671 JM=658,876 KN=869 KY=345
        LC=758 MP=670 MS=664 PR=787,939 SX=721 TC=649 TT=868 VC=784 VG=284 VI=340;
        20 t0: EG; 211 t0: SS; 212 t0 g333: MA EH=5288,5289; 213 t0: DZ; 216: TN; 218 t0: LY; 220: GM; 221: SN;
        222: MR; 223: ML; 224: GN; 225 k: CI; 226: BF; 227: NE; 228: TG; 229 k: BJ; 230: MU; 231 t0: LR; 232 t0: SL;
        233 t0: GH; 234 t0: NG; 235: TD; 236: CF; 237: CM; 238: CV; 239: ST; 240: GQ; 241 t0: GA; 242 k: CG;
        243 t0: CD;
        244: AO; 245: GW; 246: IO; 247: AC; 248: SC; 249 t0: SD; 250 t0: RW; 251 t0: ET; 252 t0: SO; 253: DJ;
        254 t0: KE; 255 t0: TZ; 256 t0: UG; 257: BI; 258: MZ; 260 t0: ZM; 261 t0: MG; 262 t0 g3222: RE YT=269,639;
        263 t0: ZW; 264 t0: NA; 265 t0: MW; 266: LS; 267: BW; 268: SZ; 269: KM; 27 t0 g234: ZA; 290: SH TA=8;
        291 t0: ER; 297: AW; 298: FO; 299: GL;
        30: GR; 31 t0: NL; 32 t0: BE; 33 t0 g12222: FR; 34 g333: ES; 350: GI; 351 g333: PT; 352: LU; 353 t0: IE;
        354: IS;
        355 t0: AL; 356: MT; 357: CY; 358 t0: FI AX=18; 359 t0: BG; 36 t06 g234: HU; 370 t0: LT; 371: LV; 372: EE;
        373 t0: MD; 374 t0: AM; 375 t80 n9 g2322: BY; 376: AD; 377 t0: MC; 378 k: SM; 380 t0 g2322: UA; 381 t0: RS;
        382 t0: ME; 383 t0: XK; 385 t0: HR; 386 t0: SI; 387 t0: BA; 389 t0: MK; 39 k g334: IT VA=06698;
        40 t0 g333: RO; 41 t0 g2322: CH; 420 g333: CZ; 421 t0 g333: SK; 423 t0: LI; 43 t0: AT;
        44 t0 g46: GB GG=1481,7781,7839 IM=1624,7524,7624,7924 JE=1534,7509,7797,7829,7937; 45 g2222: DK;
        46 t0 g2322: SE; 47 g323: NO SJ=79; 48 g333: PL; 49 t0: DE;
        500: FK; 501: BZ; 502 g44: GT; 503 g44: SV; 504 g44: HN; 505 g44: NI; 506 g44: CR; 507 g44: PA;
        508 t0: PM; 509: HT;
        51 t0 g333: PE; 52 g334: MX; 53 t0: CU; 54 t0: AR; 55 t0 g254: BR; 56 g144: CL; 57 g334: CO; 58 t0 g334: VE;
        590 t0 g3222: GP BL=59027 MF=59029,59051,59087; 591 t0: BO; 592: GY; 593 t0: EC; 594 t0 g3222: GF; 595 t0: PY;
        596 t0 g3222: MQ; 597: SR; 598 t0: UY; 599: CW BQ=3,4,7;
        60 t0: MY; 61 t0 g333: AU CC=89162 CX=89164; 62 t0: ID; 63 t0 g334: PH; 64 t0: NZ PN; 65 g44: SG; 66 t0: TH;
        670: TL; 672: NF; 673: BN; 674: NR; 675: PG; 676: TO; 677: SB; 678: VU; 679: FJ; 680: PW; 681: WF; 682: CK;
        683: NU; 685: WS; 686 t0: KI; 687: NC; 688: TV; 689: PF; 690: TK; 691: FM; 692 t1: MH;
        7 t8 n10 g3322: RU KZ=6,7;
        81 t0 g244: JP; 82 t0 g244: KR; 84 t0: VN; 850 t0: KP; 852 g44: HK; 853 g44: MO; 855 t0: KH; 856 t0: LA;
        86 t0 g344: CN; 880 t0: BD; 886 t0 g333: TW;
        90 t0 g334: TR; 91 t0 g55: IN; 92 t0: PK; 93 t0: AF; 94 t0: LK; 95 t0: MM; 960: MV; 961 t0: LB; 962 t0: JO;
        963 t0: SY; 964 t0: IQ; 965 g44: KW; 966 t0: SA; 967 t0: YE; 968 g44: OM; 970 t0: PS; 971 t0 g234: AE;
        972 t0 g234: IL;
        973 g44: BH; 974 g44: QA; 975: BT; 976 t0: MN; 977 t0: NP; 98 t0 g334: IR; 992: TJ; 993 t8 n8: TM;
        994 t0 g2322: AZ; 995 t0: GE;
        996 t0: KG; 998 g2322: UZ
        """

    static let regions: [PhoneRegion] = text.split(separator: ";").flatMap { entry in
        let halves = entry.split(separator: ":").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        guard halves.count == 2, let dialCode = halves[0].first else { return [PhoneRegion]() }
        let shared = halves[0].dropFirst()
        func value(_ mark: Character) -> String? { shared.first { $0.first == mark }.map { String($0.dropFirst()) } }
        var order: [String] = []
        var leads: [String: [String]] = [:]
        for item in halves[1] {
            let parts = item.split(separator: "=", maxSplits: 1).map(String.init)
            if leads[parts[0]] == nil { order.append(parts[0]) }
            leads[parts[0], default: []] += parts.dropFirst().flatMap { $0.split(separator: ",").map(String.init) }
        }
        return order.map { code in
            var region = PhoneRegion(
                code: code, dialCode: dialCode, trunkPrefix: value("t"), nationalLength: value("n").flatMap { Int($0) },
                keepsZero: value("k") != nil)
            region.leads = leads[code] ?? []
            region.groups = value("g")?.compactMap(\.wholeNumberValue) ?? []
            return region
        }
    }
}

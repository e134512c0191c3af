-- cookie tablee=8de9f0feb9a9fd53285e018887455ab5
-- running 0dffa8bec78b810b
-- over 229b7c0baf310781
-- running 808d763d0c05c341
-- over 95b1def5805f82dc
-- running 1bc22e964331dd51
-- over 1cc9fd0edfbaac99
-- running 4a2ea752a56fbd80
-- over 2aa513b6a8a2af83
-- match 0dffa8bec78b810b.1 23 2db477efd654e47674fb50bbdabf053c1d15ef9d750ad8ea742ff8bc38703cd9
-- match 229b7c0baf310781.1 372 4b8981df142fd25dedf18a698a848ef1b2784bee590f7dbf697f626ab3b3173c
-- match 808d763d0c05c341.1 19 cff6d7a69017cebd1d92c47bbc5594a43928f9fc2e887e3883204640f09fd5a6
-- match 95b1def5805f82dc.1 144 55eda217a9d929fa0bdb1c33dafeb5969abdddf8daed380dae2c8ce38128b819
-- match 1bc22e964331dd51.1 57 8f6b16300e2f19042c3565b24616172d3845153d6c58b402f685c6cba940ddfc
-- match 1cc9fd0edfbaac99.1 177 9b6be20c4d4da6af28646adcc4fd916303cdb95bf25ab66c652b2fa9bf254b64
-- match 4a2ea752a56fbd80.1 40 5b0a0d36c8d612ae031bcf9ba8ff2371a8e816ee3308f6f40c2ca0cf76fe2791
-- match 2aa513b6a8a2af83.1 148 90a51f73b414ff36b3ad4cb63304801d8c6d4a9ace1e0c3ac22227675c947daf
CREATE TABLE "flyway_schema_history" (
    "installed_rank" INT NOT NULL PRIMARY KEY,
    "version" VARCHAR(50),
    "description" VARCHAR(200) NOT NULL,
    "type" VARCHAR(20) NOT NULL,
    "script" VARCHAR(1000) NOT NULL,
    "checksum" INT,
    "installed_by" VARCHAR(100) NOT NULL,
    "installed_on" TEXT NOT NULL DEFAULT (strftime('%Y-%m-%d %H:%M:%f','now')),
    "execution_time" INT NOT NULL,
    "success" BOOLEAN NOT NULL
);
CREATE TABLE matches (
    id text primary key,
    header text not null,
    commitment text not null,
    seed blob not null,
    created_millis integer not null,
    ended_millis integer
) strict;
CREATE TABLE entries (
    match text not null references matches (id),
    seq integer not null,
    actor integer not null,
    move integer not null,
    at_millis integer not null,
    wall_millis integer not null,
    hash blob not null,
    primary key (match, seq)
) strict, without rowid;
CREATE TABLE tables (
    id text primary key,
    revision integer not null,
    game text not null,
    phase text not null,
    listed integer not null,
    document text not null,
    version integer not null,
    created_millis integer not null,
    saved_millis integer not null,
    game_millis integer not null,
    wake_millis integer not null
, awaited text not null default '', invite text not null default '', saved_up_millis integer not null default 0) strict;
CREATE TABLE chat (
    table_id text not null references tables (id),
    number integer not null,
    person text not null,
    name text not null,
    text text not null,
    aside integer not null,
    wall_millis integer not null,
    primary key (table_id, number)
) strict, without rowid;
CREATE TABLE reports (
    table_id text not null,
    line integer not null,
    reporter text not null,
    reason text not null,
    wall_millis integer not null,
    primary key (table_id, line, reporter),
    foreign key (table_id, line) references chat (table_id, number)
) strict, without rowid;
CREATE TABLE history (
    match text not null references matches (id),
    seat integer not null,
    game text not null,
    person text not null,
    rank integer not null,
    ended_millis integer not null,
    primary key (match, seat)
) strict, without rowid;
CREATE TABLE people (
    id text primary key,
    name text not null,
    language text not null,
    admin integer not null,
    banned integer not null,
    created_millis integer not null
) strict;
CREATE TABLE sessions (
    secret_hash blob primary key,
    person text not null references people (id) on delete cascade,
    created_day integer not null,
    seen_day integer not null
) strict, without rowid;
CREATE TABLE accounts (
    person text primary key references people (id) on delete cascade,
    name text not null,
    look text not null unique,
    password text not null,
    recovery_hash blob not null,
    created_millis integer not null
) strict, without rowid;
CREATE TABLE bots (
    person text primary key references people (id) on delete cascade,
    owner text not null references people (id) on delete cascade,
    token_hash blob not null unique,
    created_millis integer not null
) strict, without rowid;
CREATE TABLE notices (
    person text primary key references people (id) on delete cascade,
    mail text not null,
    code text not null unique,
    confirmed integer not null,
    feed text unique
) strict, without rowid;
CREATE TABLE guests (
    table_id text not null references tables (id),
    person text not null,
    primary key (table_id, person)
) strict, without rowid;
CREATE TABLE uptime (
    one integer primary key,
    millis integer not null
) strict;
CREATE TABLE leases (
    name text primary key,
    owner text not null,
    until_millis integer not null
) strict, without rowid;
CREATE INDEX "flyway_schema_history_s_idx" ON "flyway_schema_history" ("success");
CREATE INDEX tables_listed on tables (listed, phase, created_millis);
CREATE INDEX tables_wake on tables (wake_millis);
CREATE INDEX chat_person on chat (person);
CREATE INDEX history_person on history (person, ended_millis);
CREATE INDEX sessions_person on sessions (person);
CREATE INDEX sessions_seen on sessions (seen_day);
CREATE INDEX bots_owner on bots (owner);
CREATE UNIQUE INDEX tables_invite on tables (invite) where invite <> '';
CREATE INDEX guests_person on guests (person);
insert into "flyway_schema_history" values (1, '1', 'journal', 'SQL', 'V1__journal.sql', 1889093676, '', '2026-11-15 15:25:08.849', 3, 1);
insert into "flyway_schema_history" values (2, '2', 'tables', 'SQL', 'V2__tables.sql', -1225126079, '', '2026-11-15 15:25:08.889', 5, 1);
insert into "flyway_schema_history" values (3, '3', 'people', 'SQL', 'V3__people.sql', -1334202987, '', '2026-11-15 15:25:08.919', 1, 1);
insert into "flyway_schema_history" values (4, '4', 'lobby', 'SQL', 'V4__lobby.sql', 1150566896, '', '2026-11-15 15:25:08.989', 1, 1);
insert into "flyway_schema_history" values (5, '5', 'uptime', 'SQL', 'V5__uptime.sql', -2128186791, '', '2026-11-15 15:25:09.018', 10, 1);
insert into "flyway_schema_history" values (6, '6', 'leases', 'SQL', 'V6__leases.sql', 701427470, '', '2026-11-15 15:25:09.027', 0, 1);
insert into "matches" values ('0dffa8bec78b810b.1', '{"game":"circus","ruleset":1,"seats":2,"options":{"draw-after":"100","notebook":"off","ring":"acrobat,magician,fortune-teller,strongman,tamer"},"data":"","sources":{}}', '2ddc09f8be45fe1e9adc0ff1354fb520186d102af42ae9bdadf6b858a9e6b6fd', x'a31ebf1489e3a79b15efe1d655aabc70740f6880d6d364e3fbaa298e81dda312', 1794756310475, null);
insert into "matches" values ('229b7c0baf310781.1', '{"game":"circus","ruleset":1,"seats":2,"options":{"draw-after":"100","notebook":"off","ring":"acrobat,magician,fortune-teller,strongman,tamer"},"data":"","sources":{}}', '068a5dd7ef000f4df758fce3e7567f5d6b8a2df8a528e77e17807fd2dbad0d92', x'0a1e0c92b29d0fea5b79ee87d5bc27bf0719d70891613ae57f94b182b6e93336', 1794756311340, 1794756315913);
insert into "matches" values ('808d763d0c05c341.1', '{"game":"flow","ruleset":1,"seats":2,"options":{"difficulty":"none","first":"random","grace":"15","kept-shape":"cross","obstacle-shapes":"straight,corner,tee,cross","round":"untimed","scenarios":"","shapes":"straight,corner,tee,cross","turns":"8"},"data":"","sources":{}}', '4c18b2d2446233ab34a769e6d9415d7294ec2e2621c823d27d082adef60bb183', x'7f6e1c1837258b1bb863eb31147b1470d45c3e3f6ec4f1aa8de1470abc415220', 1794756316009, null);
insert into "matches" values ('95b1def5805f82dc.1', '{"game":"flow","ruleset":1,"seats":2,"options":{"difficulty":"none","first":"random","grace":"15","kept-shape":"cross","obstacle-shapes":"straight,corner,tee,cross","round":"untimed","scenarios":"","shapes":"straight,corner,tee,cross","turns":"8"},"data":"","sources":{}}', '124cbef07ebc8ae4423a00147c892b74ae86cfdf8c3a1b6e5c34eaf74e539930', x'916d5b74b01e0323805b8df0b12485c19398060ed02b5e4795d41ad086f6dfc7', 1794756316202, 1794756317168);
insert into "matches" values ('1bc22e964331dd51.1', '{"game":"pluvionautes","ruleset":1,"seats":2,"options":{"advanced":"off","advanced-setup":"off","no-dexterity":"off","rounds":"25","throws":"2","weather":"off"},"data":"","sources":{"throw":1,"toss":1}}', '1a04a82e6aef2a35d92f0244ad7d8e424e3b084a9cc3a720d7383ede84a98eb8', x'9f891c61a2039f65c3a168d3ea0c3aac1aba16e57a793ead70d329117890a13d', 1794756317318, null);
insert into "matches" values ('1cc9fd0edfbaac99.1', '{"game":"pluvionautes","ruleset":1,"seats":2,"options":{"advanced":"off","advanced-setup":"off","no-dexterity":"off","rounds":"25","throws":"2","weather":"off"},"data":"","sources":{"throw":1,"toss":1}}', '2fe396bda06a03d95c2bae8b7291995d1ffbe01ea0329cbd4f7f428334ae0f35', x'cc0013de3a7c92ef04cb8dbe2126b16ad97323784d2bab812342dc14d898f8e1', 1794756318214, 1794756319843);
insert into "matches" values ('4a2ea752a56fbd80.1', '{"game":"rando","ruleset":1,"seats":2,"options":{"ruleset":"standard"},"data":"","sources":{}}', '05111092f858b9c05e6d3d929cd88b54045a342b97fe124c3594a02c59e24926', x'84d9dd6babac250420110547aee8b4d0b9494f0d26c2aaa05e654cb4b9348e38', 1794756319903, null);
insert into "matches" values ('2aa513b6a8a2af83.1', '{"game":"rando","ruleset":1,"seats":2,"options":{"ruleset":"standard"},"data":"","sources":{}}', 'df1c4d055c44b9991e249599042e6217b5dddfe614dac98f0632df21994a0663', x'a029d1b1e3473f19264df472dc13fac02eba5a47733e0582f0e44d09b7171b72', 1794756320098, 1794756320944);
insert into "entries" values ('0dffa8bec78b810b.1', 0, 62, 2816, 0, 1794756310475, x'36e820327eb6cfc4cce9cc092407ccc71da422453726fc519795b7dd4c7fd5c7');
insert into "entries" values ('0dffa8bec78b810b.1', 1, 62, 3156, 0, 1794756310475, x'6ff448e35b8f763be0da3263b80fb83b6de1c6225550ce0248011008e30a43ac');
insert into "entries" values ('0dffa8bec78b810b.1', 2, 62, 3152, 0, 1794756310475, x'ad50e2d837313aeeff6ca5727ccc274c9a2645ab3bb37e097db80ca3c3f0bfd5');
insert into "entries" values ('0dffa8bec78b810b.1', 3, 62, 3154, 0, 1794756310475, x'c59732929bbe5f814b8f63ec3b88610e73263cf8b11d04715bae42ed37235472');
insert into "entries" values ('0dffa8bec78b810b.1', 4, 62, 3155, 0, 1794756310475, x'cc0ba4b2e04cfd4a6c13dd7f6b25f8939571cee87326371580e29c947e304e0d');
insert into "entries" values ('0dffa8bec78b810b.1', 5, 62, 3153, 0, 1794756310475, x'13c1076dbdf7e7daac7069302bed12621aae579dc8dd77549fd40826beb177c8');
insert into "entries" values ('0dffa8bec78b810b.1', 6, 62, 3122, 0, 1794756310475, x'669eb49479ee397c4c6eea6cc5d1b2ff2e9bd51d653106ba23789a9d1d36d7bc');
insert into "entries" values ('0dffa8bec78b810b.1', 7, 62, 3088, 0, 1794756310475, x'edbef570c6526721b5f28919fa7fb97a56a26093ee306b232f7a818c8d072faf');
insert into "entries" values ('0dffa8bec78b810b.1', 8, 62, 3124, 0, 1794756310475, x'f9ae2fa547134ff92f14d5cea5762379f29d0548360db95dc4671df7f6f09d1a');
insert into "entries" values ('0dffa8bec78b810b.1', 9, 62, 3136, 0, 1794756310475, x'f4283c768d9210afd988eb695e29afb16b6dfe1a45a097def8ef202aff0e3544');
insert into "entries" values ('0dffa8bec78b810b.1', 10, 62, 3105, 0, 1794756310475, x'a364865e487dae455f3a97d429b1d6b9fd0305d65d403ea4fd9ef5b9918bce38');
insert into "entries" values ('0dffa8bec78b810b.1', 11, 0, 512, 278, 1794756310624, x'18d2ce03039f1929355852ad1b1f910b75740d6319beb2d8f0fd9e5a07f3e70c');
insert into "entries" values ('0dffa8bec78b810b.1', 12, 0, 265, 313, 1794756310650, x'ae033e179c9a4939f752908fafee40df633dfa6cb4714bc2682e77c5aa7aafa4');
insert into "entries" values ('0dffa8bec78b810b.1', 13, 1, 816, 358, 1794756310698, x'6f4e8755601b7396f14a5ba060ca0cfb6b1bd7563a9163e11f1d860bcc783f00');
insert into "entries" values ('0dffa8bec78b810b.1', 14, 1, 291, 402, 1794756310739, x'2a8a76e1c673cdba2df6024a1ec20c6dfd1dc16db3cc66c3c380bf7808548fdc');
insert into "entries" values ('0dffa8bec78b810b.1', 15, 1, 2560, 447, 1794756310784, x'1ffc51432a9202bb27ed8decdb375f4cd6e509e68a6834a804825e791ea9a48d');
insert into "entries" values ('0dffa8bec78b810b.1', 16, 1, 1792, 477, 1794756310813, x'b2240f3f3749c8cdf2f7657f4ba558b30c1b16f89241ff41f7e4a6cf31206236');
insert into "entries" values ('0dffa8bec78b810b.1', 17, 0, 528, 531, 1794756310871, x'bb4b9131c395a6f3e2faf03996ab3b1161ed6db9b1255b3b5f736f73e03d9556');
insert into "entries" values ('0dffa8bec78b810b.1', 18, 0, 544, 577, 1794756310913, x'390e069155bd9cbe6190e8c1e33b7be042f8b1fec6e2ec417d32942c3fb49a45');
insert into "entries" values ('0dffa8bec78b810b.1', 19, 1, 274, 595, 1794756310933, x'e06b13c21ec91bd677a63c2aa8af41d2153577f0d4a4ade9ece457c134c982e9');
insert into "entries" values ('0dffa8bec78b810b.1', 20, 1, 1056, 615, 1794756310951, x'de689203041ee7d6411dced21832c493c3822d7b14727ea71d6ef7087debcbd1');
insert into "entries" values ('0dffa8bec78b810b.1', 21, 1, 376, 906, 1794756311242, x'00f6e20f727083447e56d0a20710811cd29ab4e676514d33c8b81e6aa7e85480');
insert into "entries" values ('0dffa8bec78b810b.1', 22, 1, 2560, 960, 1794756311300, x'c4cd958f3d09e255325ed37f8a61c7fec049004df3fd48a270495a9ca0d46c25');
insert into "entries" values ('1bc22e964331dd51.1', 0, 62, 5, 0, 1794756317318, x'201bd7738e786856eaf4629601c700f008b63361fff8b258f0aa23036a1df2ab');
insert into "entries" values ('1bc22e964331dd51.1', 1, 62, 25, 0, 1794756317318, x'a9027d5ece2a91a41b6f476dc131aac9cc893f830f9bd9f937613efcf380d201');
insert into "entries" values ('1bc22e964331dd51.1', 2, 62, 39, 0, 1794756317318, x'0b92f912b9095e5b603e3207af4dad4b1c32342a66d5446858736bb5028dbf7f');
insert into "entries" values ('1bc22e964331dd51.1', 3, 62, 48, 0, 1794756317318, x'abb8b69990b3bc6d5bdbad7b846349fc514dba506c7d9886f8dc4b8177fa06ad');
insert into "entries" values ('1bc22e964331dd51.1', 4, 62, 48, 0, 1794756317318, x'd2c7b10bb9cc4011eafb63557e1c531e20a9405a196d9188b01cec5d0ef8c3a5');
insert into "entries" values ('1bc22e964331dd51.1', 5, 62, 42, 0, 1794756317318, x'61b7dc88dffeb59f318e36cc80752f1a3869c19a2eec60c515eeb8f08cb0ff11');
insert into "entries" values ('1bc22e964331dd51.1', 6, 62, 9, 0, 1794756317318, x'c953f7d8328d818631516660ae0235d7c52295fdf75cd3c2cfb18c4db12147f8');
insert into "entries" values ('1bc22e964331dd51.1', 7, 62, 49, 0, 1794756317318, x'47afdd3f284f47bb2124240380ba9e2f5a8ea94d25ed0ef2cae2536cdb28f79c');
insert into "entries" values ('1bc22e964331dd51.1', 8, 62, 5, 0, 1794756317318, x'cd0f1163ea4313cb8e4a7a54fad395e68ec64fff706619ed8a51a1d57feaba47');
insert into "entries" values ('1bc22e964331dd51.1', 9, 62, 49, 0, 1794756317318, x'50a569e7d57cae6e00f035f4a19d62ff8f5461c10a70e1790b9ca40e6483d725');
insert into "entries" values ('1bc22e964331dd51.1', 10, 62, 22, 0, 1794756317318, x'1cc3c39061bd3254032f9583913e7f80b29a7e61516c0a0984f3a3cc8121e496');
insert into "entries" values ('1bc22e964331dd51.1', 11, 62, 5, 0, 1794756317318, x'f5fa375f17ef73359c1478d3ae571ea3f6cf7951822fe4b35e106aab2877b2d0');
insert into "entries" values ('1bc22e964331dd51.1', 12, 62, 22, 0, 1794756317318, x'1143c4459496770a574673b88268f93fb63b576a47fe77bf90e47f3cd5f14933');
insert into "entries" values ('1bc22e964331dd51.1', 13, 62, 45, 0, 1794756317318, x'cd9ab01f4d3b0b7c88fb8317aec44ebf4de84575e3b71ba9c8d2dfce3054773a');
insert into "entries" values ('1bc22e964331dd51.1', 14, 62, 5, 0, 1794756317318, x'6315190dddf1aa3d542430a7ccd594a9609a1ca1251f9af6f30ffbf732ad5fef');
insert into "entries" values ('1bc22e964331dd51.1', 15, 62, 46, 0, 1794756317318, x'd1c5700c22cd85f5adaf7e46dc2d76892b764e6bc947ebabd33b57c5b94aa3d3');
insert into "entries" values ('1bc22e964331dd51.1', 16, 62, 48, 0, 1794756317318, x'220e747a2ec3fd4ba1cb45ae2a74a73d88a4800076868d174bf1177b5e842e37');
insert into "entries" values ('1bc22e964331dd51.1', 17, 62, 48, 0, 1794756317318, x'a8bec2241368afc0186b4c81bb4fb9aa2a552b20d19a816e81c58ce82d68cee8');
insert into "entries" values ('1bc22e964331dd51.1', 18, 62, 5, 0, 1794756317318, x'7a0931b52440eb6a5008e992dd52396ae4404f434a0416ade60b798c73b0acfc');
insert into "entries" values ('1bc22e964331dd51.1', 19, 62, 9, 0, 1794756317318, x'a4e4086c896828a40d77e82dae50d67c80a29be5c065185c2235c132816d3855');
insert into "entries" values ('1bc22e964331dd51.1', 20, 62, 48, 0, 1794756317318, x'f92bca361dea9a721f93469045381b607654e0895279c881aff288bede176b50');
insert into "entries" values ('1bc22e964331dd51.1', 21, 62, 25, 0, 1794756317318, x'5d6afcc06d401fbcdfcfd6c29568a8dcab5d8124c42aa3ccbf45cb81758ceb95');
insert into "entries" values ('1bc22e964331dd51.1', 22, 62, 49, 0, 1794756317318, x'037c9f9b403dec0bf8eded13c6f9ceb4c610e3f2c7834ac0ce744fa247192430');
insert into "entries" values ('1bc22e964331dd51.1', 23, 62, 50, 0, 1794756317318, x'b7bc1792cf97ed78572e3996978edf5aeeea3ec2b7516fa312c839ef0da5c63f');
insert into "entries" values ('1bc22e964331dd51.1', 24, 62, 25, 0, 1794756317318, x'0cf3a7bf7db65e346bfeee080d3b3c6c396b35904de111a7365eeaef23682b22');
insert into "entries" values ('1bc22e964331dd51.1', 25, 62, 26, 0, 1794756317318, x'83443eb108bf543c4586357f6bec54d5c774a98bf2a50479acd3467507e6d311');
insert into "entries" values ('1bc22e964331dd51.1', 26, 62, 5, 0, 1794756317318, x'8aaed617852a4089099da1c3a3df945320e237b7e4f16590a0fc82979675f152');
insert into "entries" values ('1bc22e964331dd51.1', 27, 62, 46, 0, 1794756317318, x'a941d5675a96306c309e0c6007a92b7248b2fafee53b73cb36623d4643811b19');
insert into "entries" values ('1bc22e964331dd51.1', 28, 62, 49, 0, 1794756317318, x'3eaa0545ed9affb3cd4ab0a9fdf0e0279641106762bd7f4e03071f0e184fefae');
insert into "entries" values ('1bc22e964331dd51.1', 29, 62, 5, 0, 1794756317318, x'7eb384aeb5e068c155e75e85d22d10b020c41423e38d94e1862be27f8fd62d53');
insert into "entries" values ('1bc22e964331dd51.1', 30, 62, 49, 0, 1794756317318, x'd36c3fa7690d2b8fb45ee739f93d17adcb85e3f477e1381305c2a2911d1fdd1c');
insert into "entries" values ('1bc22e964331dd51.1', 31, 62, 50, 0, 1794756317318, x'5d20d8de187f23f3bdd465e47dd8b866ea7b9798e684547125db5ec631cf99b5');
insert into "entries" values ('1bc22e964331dd51.1', 32, 62, 48, 0, 1794756317318, x'bd7c2ddcba0032c124980c7735a0dd5524124e7b469196fac23e789cda8b62d4');
insert into "entries" values ('1bc22e964331dd51.1', 33, 62, 25, 0, 1794756317318, x'c0d68078c5b1871059f46c7f2c30ae0880037106fb85d0f627c31d362a399f3b');
insert into "entries" values ('1bc22e964331dd51.1', 34, 62, 48, 0, 1794756317318, x'17d87c989ae20ed6596eb86f1e590f749ca0fc40570639bb18ff0ebb38350a02');
insert into "entries" values ('1bc22e964331dd51.1', 35, 62, 5, 0, 1794756317318, x'b10c9754cb71ff675fc3b51bfb9a38074a7b114a5077517f8e920fb66637768a');
insert into "entries" values ('1bc22e964331dd51.1', 36, 62, 50, 0, 1794756317318, x'e904ac8d2b4219be6f98f585361490614edd5e9a409c7718cbc49da2c62d74e7');
insert into "entries" values ('1bc22e964331dd51.1', 37, 62, 2048, 0, 1794756317318, x'b006fa95942cc29c38a5bec074df21972ba98e9fbf04952f8d4bb864e6df1ec9');
insert into "entries" values ('1bc22e964331dd51.1', 38, 62, 3074, 0, 1794756317318, x'379b953b6681c5b0564b248cad48e59f54b457e127840b02927e4fe039f62f5c');
insert into "entries" values ('1bc22e964331dd51.1', 39, 62, 3072, 0, 1794756317318, x'0a6955d7233203b720b47a3feabb5483ea58fac374e53a52058010e2d1bc0b0e');
insert into "entries" values ('1bc22e964331dd51.1', 40, 62, 4097, 0, 1794756317318, x'46d854998a31405f21a1da77a6f45070a1bc220398b09d58277eac3bd6b244a3');
insert into "entries" values ('1bc22e964331dd51.1', 41, 1, 2235720, 108, 1794756317562, x'61590d8354cbca766afff80c79fdd8a9e805da9e826b710ac02a67294ea787e6');
insert into "entries" values ('1bc22e964331dd51.1', 42, 62, 8389027, 108, 1794756317562, x'502a42477bdf273669ef09b717aca4d102de9b3761ecaeaaf76ad1e143918b63');
insert into "entries" values ('1bc22e964331dd51.1', 43, 1, 412, 318, 1794756317623, x'b2bd5c5b54a5edac48437036edc4a04931d4825f50f8d30ea6f5fce067d026e5');
insert into "entries" values ('1bc22e964331dd51.1', 44, 1, 561, 328, 1794756317631, x'ab94f82972ec791fc5852641bb576e259557ce4b93b5a8dacdbc3098f8099e73');
insert into "entries" values ('1bc22e964331dd51.1', 45, 0, 3743064, 340, 1794756317823, x'f81c504c0a798ff63228f6fb1125b1f7bf1a9f2cf9e840fbbb6f87170fe20563');
insert into "entries" values ('1bc22e964331dd51.1', 46, 62, 8389731, 340, 1794756317823, x'006da09b8be481d810142356fb9456c6c8bffa6d5eed3310f776c047fa869ad8');
insert into "entries" values ('1bc22e964331dd51.1', 47, 0, 420, 539, 1794756317842, x'78f5be1b5fa7f46baab6d8d9afe51767e7828e31881f36293a42ca2a03e68779');
insert into "entries" values ('1bc22e964331dd51.1', 48, 0, 537, 542, 1794756317845, x'acb700668d180df02bf19c46819f473b31114600aa4d09c8cf9671d5ae070934');
insert into "entries" values ('1bc22e964331dd51.1', 49, 1, 2759976, 552, 1794756317994, x'86dc917dabf1db4cd0c1feed0c9dfa9faca11c9fb81a64154d2161c31340e64e');
insert into "entries" values ('1bc22e964331dd51.1', 50, 62, 8389537, 552, 1794756317994, x'4620ecda42b1902c5e00229830a252693b34fec3bfc31ab15be4e4c1e794753c');
insert into "entries" values ('1bc22e964331dd51.1', 51, 1, 196, 727, 1794756318029, x'8a9397c32e8f79888e4b3856a93fe08433c600f4a078d06529865ab42616fee9');
insert into "entries" values ('1bc22e964331dd51.1', 52, 1, 401, 747, 1794756318056, x'18b2f81667c2d85a8e631529d6a2dc91901504c49a083ed8cca5af308b8dadbd');
insert into "entries" values ('1bc22e964331dd51.1', 53, 1, 515, 776, 1794756318078, x'92dc020eacfb514bf68dba2ac056f89d4746013facc0199aa099376451e6ddd1');
insert into "entries" values ('1bc22e964331dd51.1', 54, 1, 580, 792, 1794756318094, x'fbdb412b246d2bb1cf2c903f6189bdfafe5c3a5de41d07d37d2a1d4c287568eb');
insert into "entries" values ('1bc22e964331dd51.1', 55, 0, 3153944, 829, 1794756318162, x'18782ef410a03b32065c09af36e20652aa15d4714f206aeae6000f3b5451107f');
insert into "entries" values ('1bc22e964331dd51.1', 56, 62, 8496741, 829, 1794756318162, x'830e4ba17d760d908eb7f7268455a84066811bed8146c5c22789478607919019');
insert into "entries" values ('1cc9fd0edfbaac99.1', 0, 62, 48, 0, 1794756318214, x'4adf978cf45160c14a4115fdfe12980223a8d540eb6e1e1ff2a66575b18292e6');
insert into "entries" values ('1cc9fd0edfbaac99.1', 1, 62, 50, 0, 1794756318214, x'b39584deaddd6bfb65963e3cec6f00ff74940c5d459441fd44c12653037cb6ce');
insert into "entries" values ('1cc9fd0edfbaac99.1', 2, 62, 25, 0, 1794756318214, x'4604b01838d5af8979ad9836f3534d6f41ca846e6f31b6a102e91c36a5a6a6ec');
insert into "entries" values ('1cc9fd0edfbaac99.1', 3, 62, 48, 0, 1794756318214, x'b306570d3b19a03533b55d76efd4350df616787ba5a465719c43ce7211efa880');
insert into "entries" values ('1cc9fd0edfbaac99.1', 4, 62, 25, 0, 1794756318214, x'b98904d365051cbd58b8783db0cd592f3fc06f29d31bd0dce9a784bd0d0c7cd6');
insert into "entries" values ('1cc9fd0edfbaac99.1', 5, 62, 45, 0, 1794756318214, x'd5bda937d999089dc8a871fb3df9b2c8963071e6bace57d3432c718d8bf5cbe6');
insert into "entries" values ('1cc9fd0edfbaac99.1', 6, 62, 5, 0, 1794756318214, x'edfb12927d1bf4c4cbbaf12bbf2c597b8fe83be1e8fce06c05843c0af7c09586');
insert into "entries" values ('1cc9fd0edfbaac99.1', 7, 62, 49, 0, 1794756318214, x'787c9b986d5804643b0da26f861029e978b2b22821c39b117cad56ac4013978c');
insert into "entries" values ('1cc9fd0edfbaac99.1', 8, 62, 25, 0, 1794756318214, x'4bdc6f413a489426561ef0dacb3896f51f6719e70079bde4df926c263bf96e52');
insert into "entries" values ('1cc9fd0edfbaac99.1', 9, 62, 46, 0, 1794756318214, x'c6d5e998fe20b8d6bd0e5b12e7b53a02d2e229706d617bd4625df6fbcb675450');
insert into "entries" values ('1cc9fd0edfbaac99.1', 10, 62, 48, 0, 1794756318214, x'a04123de1c93fdaddc4073c59e8cf69f92b0c5235c606c230d5e1f8a5e848274');
insert into "entries" values ('1cc9fd0edfbaac99.1', 11, 62, 49, 0, 1794756318214, x'0151ed8e7cc167e65eb3554cafd064b57752af39fedcdacfc47bb7db3712f29d');
insert into "entries" values ('1cc9fd0edfbaac99.1', 12, 62, 5, 0, 1794756318214, x'c29ff42b9a9212a57672be54942e2a4616dea90425de4b7c92776f3f7b54ef99');
insert into "entries" values ('1cc9fd0edfbaac99.1', 13, 62, 42, 0, 1794756318214, x'2eb729c04a7d9e2a20dbd357dfe15020fcd7a829846923c444a6f975d225f1df');
insert into "entries" values ('1cc9fd0edfbaac99.1', 14, 62, 26, 0, 1794756318214, x'5e55776a3aed69a05d4855b13004ab148c57fbe5fa10339bc12d9f33e540d7e8');
insert into "entries" values ('1cc9fd0edfbaac99.1', 15, 62, 48, 0, 1794756318214, x'db56a83cb2b7542d2a125f29083a89214cbff29c3411d6970cc52bbcbb76c653');
insert into "entries" values ('1cc9fd0edfbaac99.1', 16, 62, 5, 0, 1794756318214, x'ebd2ff024e6854f9938c46adc99a69034d7d8c57adc2fff5e83143d78964bb4c');
insert into "entries" values ('1cc9fd0edfbaac99.1', 17, 62, 22, 0, 1794756318214, x'bafeaebaf982e9b499828d0eb89b63067a9b1c356b60019e4babf78dc41644e5');
insert into "entries" values ('1cc9fd0edfbaac99.1', 18, 62, 9, 0, 1794756318214, x'422372b8204b26f31d9c3e427f787ea210de3768ef4358d57c6737c50adb838f');
insert into "entries" values ('1cc9fd0edfbaac99.1', 19, 62, 9, 0, 1794756318214, x'4ece5327ee773a1c6de25c01bca7ded4a3064bb5e1126ffd4ecdb9580758bb96');
insert into "entries" values ('1cc9fd0edfbaac99.1', 20, 62, 50, 0, 1794756318214, x'83f9d2c53bde8dca78b4860c4cea95aec2f22d9b8e8cbf761561c972689e09bd');
insert into "entries" values ('1cc9fd0edfbaac99.1', 21, 62, 39, 0, 1794756318214, x'1c1051d3de290d9995971de2055c3a925fdb9c8c12ea75cd7c72ba641ecd99ea');
insert into "entries" values ('1cc9fd0edfbaac99.1', 22, 62, 5, 0, 1794756318214, x'6f6e35ec56fab341c3fc8d3507f35fa2c5b8e07393cdb7f38f345a0dd1ca4848');
insert into "entries" values ('1cc9fd0edfbaac99.1', 23, 62, 48, 0, 1794756318214, x'e9253e4a1995f1bc67bd3b04fb47e883b5d7896be666009536e2a8e2a1d48f20');
insert into "entries" values ('1cc9fd0edfbaac99.1', 24, 62, 50, 0, 1794756318214, x'4fc56431ae103833985bb584fd47516e99dda5160c17469b4960df2469b0803a');
insert into "entries" values ('1cc9fd0edfbaac99.1', 25, 62, 5, 0, 1794756318214, x'd630025cf3ad454ff512ea955e8023905358c417673d57a18ec51ee8835be27f');
insert into "entries" values ('1cc9fd0edfbaac99.1', 26, 62, 49, 0, 1794756318214, x'ab512065b96ee241da3c7e835498f4010351a21f2e56ec352a8dc3ecf3a652f5');
insert into "entries" values ('1cc9fd0edfbaac99.1', 27, 62, 48, 0, 1794756318214, x'6b605ca04b55c48c1b7e87587df9374a97d5ea20f93b278a73b3d0b83ec9045c');
insert into "entries" values ('1cc9fd0edfbaac99.1', 28, 62, 46, 0, 1794756318214, x'b2c38d9a0154955c42cff0fea7406795cdeb26b630fa2b61fc0afc0282a97b21');
insert into "entries" values ('1cc9fd0edfbaac99.1', 29, 62, 49, 0, 1794756318214, x'e34c8c14032bfa40f9e0f48519e1d3773fcee0f8eef243acfb9025a1c8dba083');
insert into "entries" values ('1cc9fd0edfbaac99.1', 30, 62, 25, 0, 1794756318214, x'950d35ab8ef61cd1715ec487e588971590d2270b9443cde646769c22a475b487');
insert into "entries" values ('1cc9fd0edfbaac99.1', 31, 62, 5, 0, 1794756318214, x'636658a944fbca6bfa5a5a4b6f7994652e4efb56f1cfa057ad33ba7fab48effc');
insert into "entries" values ('1cc9fd0edfbaac99.1', 32, 62, 48, 0, 1794756318214, x'503529199900b70e3e4166f3ffd1a00fa848110f697249961918b9e5d960ddec');
insert into "entries" values ('1cc9fd0edfbaac99.1', 33, 62, 5, 0, 1794756318214, x'b8215a31a425d97905cc1b46ef58999050d70e7ea011163bbb0917995e92757b');
insert into "entries" values ('1cc9fd0edfbaac99.1', 34, 62, 22, 0, 1794756318214, x'e9796f9f2f7ab7219b27fd1fdb478521df6664208764252be8365b7944521a97');
insert into "entries" values ('1cc9fd0edfbaac99.1', 35, 62, 5, 0, 1794756318214, x'f5d2bdaff67c17e4a0d35ff72f0f67dcc1fda4bd4a0c653674d191ff654e4e49');
insert into "entries" values ('1cc9fd0edfbaac99.1', 36, 62, 49, 0, 1794756318214, x'dc89b4aa4c8f821a04864b48e849a6b0af2a550e4c4d41709d8cfaafd392ceb1');
insert into "entries" values ('1cc9fd0edfbaac99.1', 37, 62, 2049, 0, 1794756318214, x'1a4c89212cb8e89a68bbe14b367cd9de24e01972b9f2f2b9409fbbbc99b0ed3c');
insert into "entries" values ('1cc9fd0edfbaac99.1', 38, 62, 3076, 0, 1794756318214, x'0d306b1c884e53d15f898779a8b1efe271de55c3be27a6927c805ad240814430');
insert into "entries" values ('1cc9fd0edfbaac99.1', 39, 62, 3077, 0, 1794756318214, x'7f77d29f6958835778013d826debaf5fde0dbad7f1b3d0d88db1db292c8f5dcd');
insert into "entries" values ('1cc9fd0edfbaac99.1', 40, 62, 4097, 0, 1794756318214, x'cea386c455974f00b02a64bd66980e5ef5673a8603963ec99890efbec3890783');
insert into "entries" values ('1cc9fd0edfbaac99.1', 41, 1, 2632472, 29, 1794756318327, x'508ab5635285871f00e82fe79ee6a693e3929735616f7f0a67d2508164116a6a');
insert into "entries" values ('1cc9fd0edfbaac99.1', 42, 62, 8389347, 29, 1794756318327, x'25c783f4ce0b7aa16d2f7ef05657ae32e44877a8abf603f7db90a6815f7445bc');
insert into "entries" values ('1cc9fd0edfbaac99.1', 43, 1, 405, 189, 1794756318403, x'abecf4da9897633a7b4a31d347f2cb4e2a3cda133270f631fae691b531be63dc');
insert into "entries" values ('1cc9fd0edfbaac99.1', 44, 1, 530, 220, 1794756318433, x'd323dbd550f618734d201accdf13289a3cf094561e6b4430fb1ca12ec94abf60');
insert into "entries" values ('1cc9fd0edfbaac99.1', 45, 0, 3741480, 228, 1794756318459, x'9f3424fa0b3b2500143f8ef06ed4f5881a3a1c86c41a737cdd4f47b09593f0c0');
insert into "entries" values ('1cc9fd0edfbaac99.1', 46, 62, 8389478, 228, 1794756318459, x'70ff3e9b7c68cdfc4227d8618d6941df09dfd3628e1622fdfe11af2a6867aa6e');
insert into "entries" values ('1cc9fd0edfbaac99.1', 47, 0, 196, 338, 1794756318550, x'c94acf978ce7bfb58beee08a8d9250faaa1b5243c2d1cc5114b4bd040dbeed50');
insert into "entries" values ('1cc9fd0edfbaac99.1', 48, 0, 433, 397, 1794756318609, x'4e952264a271f7d078dde2c12d4a4081b818aa9496459976bd2231182d022fc9');
insert into "entries" values ('1cc9fd0edfbaac99.1', 49, 0, 556, 399, 1794756318611, x'f4763487b30cdf222d6e32bf304d2445689a35b8dfe52bcc187d82f6c147ce55');
insert into "entries" values ('1cc9fd0edfbaac99.1', 50, 1, 2301016, 401, 1794756318617, x'2709ef3fffd30208ad79a078f07fa520251eea4cf951631106a2ff37249db8e1');
insert into "entries" values ('1cc9fd0edfbaac99.1', 51, 62, 8389062, 401, 1794756318617, x'1c1548978e53216231d51c26ef83d4156f91994de4a2eeae90ee82f79f4b21bf');
insert into "entries" values ('1cc9fd0edfbaac99.1', 52, 1, 196, 409, 1794756318621, x'747aef5764d77c9074a2e3e0ee743fd9d16ac7ffd13fb9c8bc184be93a08b99b');
insert into "entries" values ('1cc9fd0edfbaac99.1', 53, 1, 390, 415, 1794756318626, x'd2eed58062a595b92599d4d2d6fccbad783e3ca756b97d9507d80a64037dfedc');
insert into "entries" values ('1cc9fd0edfbaac99.1', 54, 1, 533, 416, 1794756318628, x'79204dbfd2b33f445e3acf08ec194f7d2b162e97e89107b3ee17133a2b7ad680');
insert into "entries" values ('1cc9fd0edfbaac99.1', 55, 1, 590, 434, 1794756318646, x'760b2c969b814e7714fc5c4b500869ceadd8a67a38bd07d68e6fdeed4d5e4635');
insert into "entries" values ('1cc9fd0edfbaac99.1', 56, 0, 2632472, 438, 1794756318667, x'9245bacc0ecd256e6b642ae3c130c8b78a5266f2d09d2cdd804c4dfb5551ea38');
insert into "entries" values ('1cc9fd0edfbaac99.1', 57, 62, 8389318, 438, 1794756318667, x'2e266d5a6dd6a936f9d042dfde0b835dda3329753d18dcbbf98b75c0fb8da251');
insert into "entries" values ('1cc9fd0edfbaac99.1', 58, 0, 196, 508, 1794756318721, x'e84009c2de034b4f5e90039aaafffc94c614d55ef94603b86b1af5d6e4d42f1a');
insert into "entries" values ('1cc9fd0edfbaac99.1', 59, 0, 413, 512, 1794756318723, x'70e3fba9dd6c80bbec95696df4fd4e2281e660681353f7c651e64f3e7dec3093');
insert into "entries" values ('1cc9fd0edfbaac99.1', 60, 0, 547, 514, 1794756318725, x'd3ff91059c891752e63e65be17dda786d7c6f31c3ee54d21fea6afcc74f7297c');
insert into "entries" values ('1cc9fd0edfbaac99.1', 61, 0, 612, 515, 1794756318728, x'1587088e54960aa295f10cce6923d6e086dd203cc20eb77dff28798db1a53616');
insert into "entries" values ('1cc9fd0edfbaac99.1', 62, 1, 2301016, 520, 1794756318734, x'337d538f61b8eab24228d043c920d69803989d17182f0568e38fc4386aab9667');
insert into "entries" values ('1cc9fd0edfbaac99.1', 63, 62, 8389315, 520, 1794756318734, x'fc3097d90636c2ec3d6cbcedb8fd6e09d05d48116288a063a8db96e230838cf5');
insert into "entries" values ('1cc9fd0edfbaac99.1', 64, 1, 413, 532, 1794756318745, x'7095de3f5acbb84cf3143f8db9cfe1c8c77b5176fb6878479a0db5984160e794');
insert into "entries" values ('1cc9fd0edfbaac99.1', 65, 0, 2896408, 536, 1794756318926, x'0c79225110eab87eec77a8bbdb12b7d44df1f52dc0c0677913dac9e6028934fc');
insert into "entries" values ('1cc9fd0edfbaac99.1', 66, 62, 8389601, 536, 1794756318926, x'e44137d090139b5e42b0030f666a144bb0f3a27d444fc732f0efd087ead9f700');
insert into "entries" values ('1cc9fd0edfbaac99.1', 67, 0, 197, 725, 1794756318936, x'958f45d82ba91116d5bc3e9a9d1ab270a1c34b51e4017af81e2e0a9f0e4223df');
insert into "entries" values ('1cc9fd0edfbaac99.1', 68, 0, 406, 728, 1794756318940, x'0d3e455850a8348b7e968bfc1cfb1166203944207aeb8575736bd48e2178a637');
insert into "entries" values ('1cc9fd0edfbaac99.1', 69, 0, 533, 732, 1794756318944, x'6643aa402199ef0b16738ddb7729d5d0eab5a0d251250806ca7160dc4712c6a1');
insert into "entries" values ('1cc9fd0edfbaac99.1', 70, 1, 3021848, 739, 1794756318956, x'5c37b24c0111633e3d4d15aff9f3755dca5906e0ce1caef15f43e20b75243556');
insert into "entries" values ('1cc9fd0edfbaac99.1', 71, 62, 8389797, 739, 1794756318956, x'3e93ee65e993b256ccc5389b3021b6ab9e9fcc340156460e7499a0d33d885c0c');
insert into "entries" values ('1cc9fd0edfbaac99.1', 72, 1, 389, 786, 1794756318998, x'f2a7fe334693c0a048adfee0c0fa8de67b6815cb9869ee0479997851de70a3f5');
insert into "entries" values ('1cc9fd0edfbaac99.1', 73, 1, 518, 789, 1794756319001, x'c477ba192106446cf968fba1000eee2385421c322fb88d9463bd5536e626124a');
insert into "entries" values ('1cc9fd0edfbaac99.1', 74, 0, 35, 796, 1794756319007, x'0f98ee5fcf63767ef4ac063555dcb0a59e248cb6a8977bdbff88f3629dabf9b9');
insert into "entries" values ('1cc9fd0edfbaac99.1', 75, 0, 2892376, 798, 1794756319013, x'1f9dacc2b92d86c5e9b4b7fb1236bb1ed39de03e547206fd442c01df6db61559');
insert into "entries" values ('1cc9fd0edfbaac99.1', 76, 62, 8389282, 798, 1794756319013, x'798eb6cfcd61e225988a94b2f3cde6260b29a2d3443e944a827e3861d18982c4');
insert into "entries" values ('1cc9fd0edfbaac99.1', 77, 0, 397, 804, 1794756319015, x'3c51485753969c75bfd5b4279ac9963727af6bac77c53059f4f871df612ae45c');
insert into "entries" values ('1cc9fd0edfbaac99.1', 78, 0, 549, 805, 1794756319016, x'9d841c513e346f9f28b52794c6d40a44caadee8bf02e64534e36ed60be954b08');
insert into "entries" values ('1cc9fd0edfbaac99.1', 79, 0, 620, 807, 1794756319018, x'cf15a24b9bff77a8dac2d0b7077bbe7cdf6b3fb02f1216de35710c09969fe3b9');
insert into "entries" values ('1cc9fd0edfbaac99.1', 80, 1, 2237464, 809, 1794756319022, x'4386b0fd1bf99a6c7dfea50ac4df21155fb2698440229867524797b49b38e718');
insert into "entries" values ('1cc9fd0edfbaac99.1', 81, 62, 8388770, 809, 1794756319022, x'578acfa805b5af281e1e5e5012a969ca6b4ebfc5080bcfa5d25052e4bdfd5554');
insert into "entries" values ('1cc9fd0edfbaac99.1', 82, 1, 396, 812, 1794756319024, x'054d72020acd81299f0d79c8572a6148558e970d2c07d7cd6e9aead1ad8398f3');
insert into "entries" values ('1cc9fd0edfbaac99.1', 83, 1, 548, 816, 1794756319027, x'955892b0e1c3f51f02e9703c94b7ba23b30af1257746340cad9e957d27938036');
insert into "entries" values ('1cc9fd0edfbaac99.1', 84, 0, 3153944, 819, 1794756319034, x'f4fb9e3dffbd586eb153c424a2b2fcefc6493e5c0759a0da0d8fdfd92381a1b6');
insert into "entries" values ('1cc9fd0edfbaac99.1', 85, 62, 8390273, 819, 1794756319034, x'4d8ce343c174426584c9b1be5411294d25b876b0be965ca5fe35ce516c6b0def');
insert into "entries" values ('1cc9fd0edfbaac99.1', 86, 0, 194, 825, 1794756319037, x'bf69264d8d20c5983abb4dfc850a75c1b3395c26a7cbe2748295d8ec7542b6e6');
insert into "entries" values ('1cc9fd0edfbaac99.1', 87, 0, 434, 829, 1794756319041, x'3275390e7a8f13fe31aecdb8ad340a3d25cfdc5f47bb2968245ddb97e1885e6d');
insert into "entries" values ('1cc9fd0edfbaac99.1', 88, 0, 561, 845, 1794756319057, x'c8caf25fabc0c2cba1e14b260d36d018b23071b3e59870ab1d738be29daf9b3a');
insert into "entries" values ('1cc9fd0edfbaac99.1', 89, 1, 3348504, 850, 1794756319064, x'06872730a5a88ec5ade661918b54c7ed5fcf551ed804b9428f505395bd63b7c4');
insert into "entries" values ('1cc9fd0edfbaac99.1', 90, 62, 8390180, 850, 1794756319064, x'd51d91725757c5750e0537f0f392e2c874f93a9417304e11143728c8de5771af');
insert into "entries" values ('1cc9fd0edfbaac99.1', 91, 1, 434, 881, 1794756319093, x'b360a342b13f69472c81cafbe7085f0c44ab353c3ea4e9761b34ca0b309d2a9c');
insert into "entries" values ('1cc9fd0edfbaac99.1', 92, 0, 21, 902, 1794756319114, x'8537f21c6dba8ef859fbf1254bd267fd1911c82962e31e86cee20192e79f387e');
insert into "entries" values ('1cc9fd0edfbaac99.1', 93, 0, 2956840, 926, 1794756319142, x'305202e4e8d65c347c3bd55e0b7ce247bf808da53e717dcf16b738042a5eb312');
insert into "entries" values ('1cc9fd0edfbaac99.1', 94, 62, 8389793, 926, 1794756319142, x'6f5cc456f2d8b0006f86a1474cd3b25d7e88efebee76b1a4637da33c0bc087ff');
insert into "entries" values ('1cc9fd0edfbaac99.1', 95, 0, 194, 947, 1794756319159, x'9a59cc1764b0875e507b769cf9b05a9140bdd7168d9f26e16a5c140ba5e0589a');
insert into "entries" values ('1cc9fd0edfbaac99.1', 96, 0, 413, 968, 1794756319180, x'f0b82ddbbc70e731fa0eb4781e7f1305092bcb22c51ef841dffe30bc59ece8c6');
insert into "entries" values ('1cc9fd0edfbaac99.1', 97, 1, 3285096, 1005, 1794756319226, x'a5586e042846256c568457d98243d517a38cfb6836e5a1deffe236ebd3bd6d43');
insert into "entries" values ('1cc9fd0edfbaac99.1', 98, 62, 8389540, 1005, 1794756319226, x'8c66a79a34ddd46deac18ac83184794c4581d55f1258a119833567dc7ed0d321');
insert into "entries" values ('1cc9fd0edfbaac99.1', 99, 1, 410, 1029, 1794756319241, x'28f894eb2ea355b6fc9e2fe77e3ce724fc67f994f66a3eebd81bbbca90b0d804');
insert into "entries" values ('1cc9fd0edfbaac99.1', 100, 1, 525, 1042, 1794756319253, x'3dca0de2e715a85448bc4e38305c7e9ec3da7c128a0a8073976abf6591fcf051');
insert into "entries" values ('1cc9fd0edfbaac99.1', 101, 0, 4070424, 1058, 1794756319276, x'95e8ec181b313e794d9d399599388d62ae701e4d7db65460c09cbc26677130e7');
insert into "entries" values ('1cc9fd0edfbaac99.1', 102, 62, 8388964, 1058, 1794756319276, x'6885f7a2a0abbf39a06d7621f915c053efdda384a7c2884691f0616946113298');
insert into "entries" values ('1cc9fd0edfbaac99.1', 103, 0, 388, 1069, 1794756319281, x'02944497a2f11b69cceecb17e0193a585661e552e47bd034239afffaa9487536');
insert into "entries" values ('1cc9fd0edfbaac99.1', 104, 0, 523, 1090, 1794756319302, x'af260e76c96e0e68b92e18a421028f51c705c60bf3c576108a9200ecfe0d65fd');
insert into "entries" values ('1cc9fd0edfbaac99.1', 105, 0, 579, 1096, 1794756319307, x'57ae35e7ab84b79aaebba50506ae01ab87adb7668e8db6a0c2a7e49f087f39ae');
insert into "entries" values ('1cc9fd0edfbaac99.1', 106, 1, 13, 1109, 1794756319320, x'5d2e1ecab7781439f06e3846b3af25490615cfc6fa06dec2b68624868706a667');
insert into "entries" values ('1cc9fd0edfbaac99.1', 107, 1, 3021848, 1114, 1794756319329, x'56c8cbecdac377b898a8e412bf73983d8506bd2eaf4185dd9a33e1b8d403f79b');
insert into "entries" values ('1cc9fd0edfbaac99.1', 108, 62, 8390276, 1114, 1794756319329, x'c5bd47416efe3234753855b7ca215705fd2f136b8a54c3fe7b3381581f9ee2d6');
insert into "entries" values ('1cc9fd0edfbaac99.1', 109, 1, 420, 1133, 1794756319344, x'034c6898d3b70b0829361d62cf924c8e5e56c2cc7e10d1fb0f11ee3531bea34c');
insert into "entries" values ('1cc9fd0edfbaac99.1', 110, 1, 539, 1139, 1794756319351, x'173b85546d2816c6ad3329dfccfbd9b7f9e57fc442a296e528edc919d3514be7');
insert into "entries" values ('1cc9fd0edfbaac99.1', 111, 1, 611, 1141, 1794756319353, x'6a583c92023c480585c878bf563a8f46d1e59b4af7ced88eb7fd1872aa9e5d82');
insert into "entries" values ('1cc9fd0edfbaac99.1', 112, 0, 49, 1145, 1794756319357, x'a8095d5bdee847d8a56b62dc367528d2d2da88cc97b16b4c0f7cdb28fc53e0fb');
insert into "entries" values ('1cc9fd0edfbaac99.1', 113, 0, 2890776, 1149, 1794756319363, x'806c6ceef5d56ea35b6885d8f6827a9ac54ad3755b0caf89f98a2a77a6cba8dd');
insert into "entries" values ('1cc9fd0edfbaac99.1', 114, 62, 8389825, 1149, 1794756319363, x'361e90bb2165173b3f4e7c181d3f55c87a5dbb29c3c97685c4a5c1e9ba11ac49');
insert into "entries" values ('1cc9fd0edfbaac99.1', 115, 0, 197, 1157, 1794756319369, x'c09e07a1f83cb2b0c92aaa1aab016630b356524c489438e7724ca3c50831b5ec');
insert into "entries" values ('1cc9fd0edfbaac99.1', 116, 0, 397, 1159, 1794756319372, x'd971f3a27c1ebe99e21196e8b08c5bed5455c2ff7d8d931177276359fecb7b1c');
insert into "entries" values ('1cc9fd0edfbaac99.1', 117, 0, 531, 1163, 1794756319374, x'cdb5089da43039855cab2a6ecc53a08642dd3c00c584cf3c043fa66e9210bff4');
insert into "entries" values ('1cc9fd0edfbaac99.1', 118, 1, 27, 1165, 1794756319376, x'bdd6665332984625ee29dff7c419391976d193a18f1f15e2d0782ed81732dca3');
insert into "entries" values ('1cc9fd0edfbaac99.1', 119, 1, 2632472, 1167, 1794756319388, x'2898dbe179d2a9a5a4816e7e0951fa53034ad680889efdd10cf6f97d127ac0dd');
insert into "entries" values ('1cc9fd0edfbaac99.1', 120, 62, 8389349, 1167, 1794756319388, x'cfdc70039d7d80394fc642375bd735cf4abae27429367656cfaf4d3cc158cbd5');
insert into "entries" values ('1cc9fd0edfbaac99.1', 121, 1, 406, 1182, 1794756319393, x'c975cbf3b579b98c2320f00c9ecca32c7af216f42ce882125baa764b6263fe3f');
insert into "entries" values ('1cc9fd0edfbaac99.1', 122, 0, 3348504, 1185, 1794756319406, x'076d1e042eddb823a0627b3af541965bface10dad364caa813ce60a84eee611e');
insert into "entries" values ('1cc9fd0edfbaac99.1', 123, 62, 8390211, 1185, 1794756319406, x'c120c91d915167a9ef4646a918e97ffe758c87358492b170f18863a1dc369ef6');
insert into "entries" values ('1cc9fd0edfbaac99.1', 124, 0, 409, 1199, 1794756319411, x'20ff54e8fe0f801c1578cb2f60df82673f7932f6a37a9012d3d4bf4e2a5f7a5b');
insert into "entries" values ('1cc9fd0edfbaac99.1', 125, 0, 545, 1210, 1794756319422, x'31343a1d6459ca80ebcca4784ef40e64a8ae0f1b3e29926939fd4ae0395c7762');
insert into "entries" values ('1cc9fd0edfbaac99.1', 126, 1, 2432552, 1214, 1794756319429, x'97754ca3d083e30e3e306e866aef37ae61733a61a688dfbba46e5687b3cf5b4b');
insert into "entries" values ('1cc9fd0edfbaac99.1', 127, 62, 8389057, 1214, 1794756319429, x'b3ad6f90466882f6358a53a7aeac2a7ade74efdb26a518db815fd97930f6b02f');
insert into "entries" values ('1cc9fd0edfbaac99.1', 128, 1, 195, 1221, 1794756319433, x'dac222de5a179e4ce14f7313b20d9a230c565f3d87722efd8a54558828ebc306');
insert into "entries" values ('1cc9fd0edfbaac99.1', 129, 1, 411, 1258, 1794756319470, x'e9735b5df4fb60e1b73d91e37f4f180ce58b7264792ff27491d6fac07380b404');
insert into "entries" values ('1cc9fd0edfbaac99.1', 130, 1, 534, 1278, 1794756319490, x'9c7f868ba984fc75c0c6a35ee53b6b2403f27b69337b5f9f34e75efeabf67ba4');
insert into "entries" values ('1cc9fd0edfbaac99.1', 131, 0, 4068904, 1296, 1794756319513, x'ed2d24a7e98a904f738e223b764ec92244ce0a4e2f93c6dcbb1dab5f35d2c065');
insert into "entries" values ('1cc9fd0edfbaac99.1', 132, 62, 8389219, 1296, 1794756319513, x'98b830ed8dd733839c5f1e0cae375655c686ba59e9a45e8287d3b51ac03cad41');
insert into "entries" values ('1cc9fd0edfbaac99.1', 133, 0, 416, 1318, 1794756319530, x'75bacd5751a10d97ea822d0c229f3312b047ee0a30296a8aae69c1b4da438029');
insert into "entries" values ('1cc9fd0edfbaac99.1', 134, 0, 538, 1338, 1794756319550, x'323ffd1f6bd1838dc47fd94e9095f70bee8e38f068e0d9707ca83401ab00eb7a');
insert into "entries" values ('1cc9fd0edfbaac99.1', 135, 1, 6, 1351, 1794756319562, x'ca5167cd1e866d5ce0d2c65e85e75d26c6192e9d5935ecca74617d0c9655c638');
insert into "entries" values ('1cc9fd0edfbaac99.1', 136, 1, 2299928, 1365, 1794756319610, x'fe2777ca28adda5c95930d1ab4b32e9edafaa75c4a40a16a159dcc239f1bcae4');
insert into "entries" values ('1cc9fd0edfbaac99.1', 137, 62, 8388804, 1365, 1794756319610, x'5cbdc9b08cb24831ad8366dec477f0cabeb00b461b4448910142eb06040548c7');
insert into "entries" values ('1cc9fd0edfbaac99.1', 138, 1, 403, 1421, 1794756319632, x'712af22d03b92f6d6efb2a496f9713c5113d65cab7e276c5e32379ab4d7656e1');
insert into "entries" values ('1cc9fd0edfbaac99.1', 139, 1, 546, 1431, 1794756319642, x'13430b1f27ec050dbeecdaf247090892b5041249f23a5be09b5b5cb7646aaf1c');
insert into "entries" values ('1cc9fd0edfbaac99.1', 140, 1, 603, 1435, 1794756319646, x'5a29b7f7142f9bd8b24924f70a1462b28660d2a8754a5130f2630c25a0320b2c');
insert into "entries" values ('1cc9fd0edfbaac99.1', 141, 0, 11, 1437, 1794756319648, x'fe3f45a971bafe694ba1f07026ef32241d0b656acbaa186f3b67fc09a070e250');
insert into "entries" values ('1cc9fd0edfbaac99.1', 142, 0, 2235720, 1440, 1794756319656, x'642ea63d4dc681510633117076cf50827918beab5bd4082be6b7931761b8fb13');
insert into "entries" values ('1cc9fd0edfbaac99.1', 143, 62, 8389283, 1440, 1794756319656, x'830d4398c4279c0007295ab4c798f621fa26d9fc9c00649e28a1c9554b271527');
insert into "entries" values ('1cc9fd0edfbaac99.1', 144, 0, 390, 1458, 1794756319669, x'c812144502b9c82f5d6298e3e7d67557e16d8ccf5197860d8dfe5d5fa3df8fa5');
insert into "entries" values ('1cc9fd0edfbaac99.1', 145, 0, 539, 1469, 1794756319681, x'c10e4b5fd2b5301f21d9fe5d11fc9a388a6e7137033806ed5494308b83c3d6e8');
insert into "entries" values ('1cc9fd0edfbaac99.1', 146, 1, 2431768, 1476, 1794756319691, x'e90a17663ca3bc3926c657f7301749ee4ed7a676e0cae24b9ac813f19a2c42d3');
insert into "entries" values ('1cc9fd0edfbaac99.1', 147, 62, 8388835, 1476, 1794756319691, x'2ee7ab05635fa0b890107ef848468480c436b7f87fd128bbe03172eb8f179787');
insert into "entries" values ('1cc9fd0edfbaac99.1', 148, 1, 398, 1489, 1794756319701, x'521585af9924a61997face1b0c42dde69bcb7de533c7d6f031d43bf211b454b7');
insert into "entries" values ('1cc9fd0edfbaac99.1', 149, 1, 541, 1501, 1794756319712, x'6531c891279b6dfb2b8af4d6611be8ba2f4bb0a6db4837ad3d07a928515e4117');
insert into "entries" values ('1cc9fd0edfbaac99.1', 150, 0, 26, 1509, 1794756319721, x'21d5be091c3d0ea01a5c0339ff9fe900dd256f840dc3201bf4de6203c5212a6c');
insert into "entries" values ('1cc9fd0edfbaac99.1', 151, 0, 2890776, 1518, 1794756319733, x'6be04d8645f1b81ecd26de2cd7c9aae663f5b30e187a0e8942e58f91394393b7');
insert into "entries" values ('1cc9fd0edfbaac99.1', 152, 62, 8389828, 1518, 1794756319733, x'ad11edab1d6702bfad12c9a5e8e91d316de9e070416b5b08f33598696a976095');
insert into "entries" values ('1cc9fd0edfbaac99.1', 153, 0, 425, 1530, 1794756319742, x'70e69d61ad00ce5d27af5289c9bc87f5f9395e8105e47cbdada61da871de8082');
insert into "entries" values ('1cc9fd0edfbaac99.1', 154, 0, 553, 1538, 1794756319750, x'f599c013ecb7f2f63c6539030ed580ebb30f548c4291b713f88ff1fa31de5f4f');
insert into "entries" values ('1cc9fd0edfbaac99.1', 155, 0, 609, 1546, 1794756319758, x'15ea992b90c5fa2b3a585b6ea8d158a3c7f1b655a399dadeae0386b1c6f846be');
insert into "entries" values ('1cc9fd0edfbaac99.1', 156, 1, 22, 1565, 1794756319776, x'27a20d82eb0b1279c3b3b8d827fdbb67b6c9ad83cde42cc0261ed164a7b02439');
insert into "entries" values ('1cc9fd0edfbaac99.1', 157, 1, 2237464, 1573, 1794756319788, x'7177c8010b54bf33ec9af217812549b8f2ca85c7a972a617104c62da29d1ca85');
insert into "entries" values ('1cc9fd0edfbaac99.1', 158, 62, 8388774, 1573, 1794756319788, x'9614af1a5396941f381d9c90db8fb3c59a8f18071eaac2c06d51b9bdcc370ed9');
insert into "entries" values ('1cc9fd0edfbaac99.1', 159, 1, 196, 1578, 1794756319790, x'aefbd441c10fc8e7a1f880334b3532ade943eb8d7be79b8611716a72c0177a20');
insert into "entries" values ('1cc9fd0edfbaac99.1', 160, 1, 397, 1585, 1794756319796, x'ecd419677172901da80d34a24c4a62d4a814e7fad479285736498b4fcd417293');
insert into "entries" values ('1cc9fd0edfbaac99.1', 161, 0, 2953784, 1593, 1794756319808, x'6ca8b6892f0183cc0d108369167df7c42dcae4f020c579820bdb8d655b3a6c43');
insert into "entries" values ('1cc9fd0edfbaac99.1', 162, 62, 8389989, 1593, 1794756319808, x'960ab151911c7b093384dff5e008fe6fff66dd39b3c1af9fc06b8d59f26b4ab9');
insert into "entries" values ('1cc9fd0edfbaac99.1', 163, 0, 402, 1598, 1794756319810, x'4bd83053c0ea80d9cfbed9ef9db0066f1c6f1292a413d7f449508cc34456bee9');
insert into "entries" values ('1cc9fd0edfbaac99.1', 164, 0, 530, 1600, 1794756319811, x'de7f6b5eb16ab9ce52c86196b22eaed20473ba3c310a7b326b20aeac3a396908');
insert into "entries" values ('1cc9fd0edfbaac99.1', 165, 0, 595, 1605, 1794756319816, x'58e18e1703f04fbd3aa70b19ea590dd9c0f74e3debeeb8e73c76a3865042e72f');
insert into "entries" values ('1cc9fd0edfbaac99.1', 166, 1, 2892376, 1607, 1794756319820, x'71be9fa2340cbdbee9bbca10d62faea1a383bb84b2ecdcd12d0bd4fdc431e196');
insert into "entries" values ('1cc9fd0edfbaac99.1', 167, 62, 8389828, 1607, 1794756319820, x'7fe12fd5e2664a01e860ce38894b5d8b7823410d4a6718fb9bdc591ba35e1d57');
insert into "entries" values ('1cc9fd0edfbaac99.1', 168, 1, 417, 1613, 1794756319824, x'bb72526f5c755b9115d8545d458bbb0706aade4a26a26aee33a0cd1a3f74b416');
insert into "entries" values ('1cc9fd0edfbaac99.1', 169, 1, 553, 1615, 1794756319826, x'79094f6f7d04b8f77f6bf8b5326b1999ee3ff21cd80c3e44e64c8fd6c0d782e4');
insert into "entries" values ('1cc9fd0edfbaac99.1', 170, 1, 618, 1616, 1794756319827, x'4cfac6d8baee2bfa5eb4fd0e3d49f72e85f3ec1e3d51389e4850347af7eec5fc');
insert into "entries" values ('1cc9fd0edfbaac99.1', 171, 0, 27, 1618, 1794756319829, x'89050d157b356801556e36a16aae8ed9694b2d2ad6fd0ddac265c44c7b2264cd');
insert into "entries" values ('1cc9fd0edfbaac99.1', 172, 0, 2301016, 1619, 1794756319832, x'f1f327064a5208434d9d48fb732ab6a81dff36a46b1c5d1c076f7bc42b2077ce');
insert into "entries" values ('1cc9fd0edfbaac99.1', 173, 62, 8389062, 1619, 1794756319832, x'1297b954ae416ace58aee550a015409600d6084bedd961a41ef7700849be59cf');
insert into "entries" values ('1cc9fd0edfbaac99.1', 174, 0, 194, 1622, 1794756319833, x'9906c362ef67bc69ff65831f6387e928f7e8811cd3a3782933153be37d121354');
insert into "entries" values ('1cc9fd0edfbaac99.1', 175, 0, 404, 1625, 1794756319836, x'56d7da98762d3d49276823417e7ff30b1846a2661836790cc4379931d8674398');
insert into "entries" values ('1cc9fd0edfbaac99.1', 176, 0, 536, 1626, 1794756319843, x'eb575376c6a8ee47051d366c80c6d6ea34c6c45d9657ea172441de9f3f2a80a6');
insert into "entries" values ('229b7c0baf310781.1', 0, 62, 2816, 0, 1794756311340, x'c77bc81845614e34e3e585057079ff166ae48fd9d4537da65e426feea6cea648');
insert into "entries" values ('229b7c0baf310781.1', 1, 62, 3154, 0, 1794756311340, x'f9db5a44a02314f9f92c6326cf18a288dd5a8de7372b4744a8747af9c386b2ac');
insert into "entries" values ('229b7c0baf310781.1', 2, 62, 3152, 0, 1794756311340, x'729340b823c135e6bac8a72d2960a0ac39381aceedd98bfab6fb186bcdea0f90');
insert into "entries" values ('229b7c0baf310781.1', 3, 62, 3156, 0, 1794756311340, x'c9a23d8d393f2d8423dc6324d9ac3443598b9930ddc47f363b13def79fe49d45');
insert into "entries" values ('229b7c0baf310781.1', 4, 62, 3155, 0, 1794756311340, x'f197b0e0b106f3ff972d647dd18eb805073aa4890eb7cd05c878f31a581129a4');
insert into "entries" values ('229b7c0baf310781.1', 5, 62, 3153, 0, 1794756311340, x'676efc0decc88dc1d6c0d0e1dfa39e7aef9173abfe3f1d441066493b2e21904e');
insert into "entries" values ('229b7c0baf310781.1', 6, 62, 3136, 0, 1794756311340, x'eb83f90d040a686a898ad0a942b91eb9cb525a220482596edfdeaec8ce33ebce');
insert into "entries" values ('229b7c0baf310781.1', 7, 62, 3105, 0, 1794756311340, x'e31a9c2fa35ab32e86020748fce75df4c7feab808d6411b69d92b98f5f76830f');
insert into "entries" values ('229b7c0baf310781.1', 8, 62, 3073, 0, 1794756311340, x'e79c5bdfae8ae48a2f187bc35fc733b2e9de23afe0ed2d8c4678f178ed49020f');
insert into "entries" values ('229b7c0baf310781.1', 9, 62, 3124, 0, 1794756311340, x'12775228a35ac256c32a7fe914be1ef2e4e47dd017590c471c0cbda6a52a51ee');
insert into "entries" values ('229b7c0baf310781.1', 10, 62, 3122, 0, 1794756311340, x'e0412061a76b7d3b4f8cfc5c42612be0a0540a331329ebdd0c993e9adf0b4b72');
insert into "entries" values ('229b7c0baf310781.1', 11, 0, 291, 97, 1794756311433, x'701d5ed97a02c33b335c3ff86c4cc47a10968d6f9f7e033a7719ba929cc1a42d');
insert into "entries" values ('229b7c0baf310781.1', 12, 0, 2304, 110, 1794756311451, x'00906e0f0a19ca4c22c3adc2607537fc94930ce9c3fa5344dae64e9e6d5b365b');
insert into "entries" values ('229b7c0baf310781.1', 13, 0, 576, 125, 1794756311462, x'444180875ac825269c1562427468ec58c8fdadb61d0d68699eb09c09e78a2338');
insert into "entries" values ('229b7c0baf310781.1', 14, 1, 342, 135, 1794756311472, x'2aa4c81fd6c65be1f82ca3f0003de71a3de51a672a897316ba98df6a8b43b477');
insert into "entries" values ('229b7c0baf310781.1', 15, 1, 308, 142, 1794756311478, x'9d1cac5a697d9b1e188c2d7bf8d26f5b8973822858890cc13facc5d3f264c64c');
insert into "entries" values ('229b7c0baf310781.1', 16, 1, 2560, 147, 1794756311484, x'1c85f9b59c76afb20e234a6ce5ea538fb372129e8bbfa90d6424fb82e948fd69');
insert into "entries" values ('229b7c0baf310781.1', 17, 0, 325, 153, 1794756311490, x'3ea3ff66757e57b5ff299ff0f2b45b3e0d61e77922ed260e9057d7ab4538805a');
insert into "entries" values ('229b7c0baf310781.1', 18, 0, 592, 159, 1794756311516, x'db91f973788a960d716d938f196af0698c3840671461f85a5554179a9746640a');
insert into "entries" values ('229b7c0baf310781.1', 19, 1, 274, 204, 1794756311541, x'7f9c8675e77fbef0660057537aead63ed54422fe2f6e727581c6d40432d6f649');
insert into "entries" values ('229b7c0baf310781.1', 20, 1, 342, 221, 1794756311557, x'0dcf6d39f44e77a96ab7ba351dc7c437dadd63ea9a79eb85543777a359aa702e');
insert into "entries" values ('229b7c0baf310781.1', 21, 0, 291, 252, 1794756311589, x'9a1293c80c57848d104003979638ef0b01a400f3eddb659c9736267fd997552b');
insert into "entries" values ('229b7c0baf310781.1', 22, 0, 528, 266, 1794756311612, x'e74217f361db8e9dbcb76979d5ea2d80fa1abc9e607536593f5b04417208eb63');
insert into "entries" values ('229b7c0baf310781.1', 23, 1, 640, 291, 1794756311628, x'b582c7820f05736c5933c87326d2114c04bf7adbe20961a3a2511315fc0d1c7c');
insert into "entries" values ('229b7c0baf310781.1', 24, 1, 257, 308, 1794756311645, x'90c246c33df19c1ece2e1d1a88ee3974025cfb5444acc52d919bb59ccd82c562');
insert into "entries" values ('229b7c0baf310781.1', 25, 0, 592, 338, 1794756311677, x'f781e46a5906a4b6d234cf14d068034d0a6831099ced1889b948c0ac38f35685');
insert into "entries" values ('229b7c0baf310781.1', 26, 0, 624, 361, 1794756311697, x'01eef07c4adff191fddde2a29eb9e2a84fba0027a5ab8aeb83f772a0ff091dc1');
insert into "entries" values ('229b7c0baf310781.1', 27, 1, 308, 372, 1794756311708, x'329593e50e7fa669cf0498c3b1e88eac840121df682af56f32b79fe13b2e0c90');
insert into "entries" values ('229b7c0baf310781.1', 28, 1, 576, 387, 1794756311728, x'58eea6d29b2473751d2b88dd4ef1b7f8929eb281bcd10ec7856f3c83bba3f26c');
insert into "entries" values ('229b7c0baf310781.1', 29, 0, 359, 412, 1794756311748, x'd97f959fcb1b672daaa58ef12cbf5459c28f9a6fcc5777f92629f565d3b88eb6');
insert into "entries" values ('229b7c0baf310781.1', 30, 0, 608, 439, 1794756311777, x'ba5737e99f053c85161b31ef714c45355f4012e967c8d637608b42aeb873e6b7');
insert into "entries" values ('229b7c0baf310781.1', 31, 1, 257, 457, 1794756311793, x'64c418c1e6ed192e2a1e45588363225280cfb9ca6729366921d7539a00b07420');
insert into "entries" values ('229b7c0baf310781.1', 32, 1, 512, 481, 1794756311817, x'1cf9866fb63b5886306e55a9ba498acefd14edcc4c6e3488f440041d02ce432a');
insert into "entries" values ('229b7c0baf310781.1', 33, 0, 656, 501, 1794756311837, x'fbf42e54031a01402643e8a2077a8edafcf4e60e414433327ba1f50f0c3a8db3');
insert into "entries" values ('229b7c0baf310781.1', 34, 0, 528, 521, 1794756311858, x'1cf8aac00c408ee6aa6cdf697ac2dac8b43f267106f9c550174f46f3d7916dd8');
insert into "entries" values ('229b7c0baf310781.1', 35, 1, 257, 550, 1794756311886, x'eabf940dd19632db344113546b68366f090c938fee936fced136bba8ff4315ca');
insert into "entries" values ('229b7c0baf310781.1', 36, 1, 608, 568, 1794756311905, x'91d5ff1197014e8d29f59e9695e0c63fe48cd7351a17bdb01c4b1af790e88cc9');
insert into "entries" values ('229b7c0baf310781.1', 37, 0, 291, 584, 1794756311920, x'ae382b6bf4e000165ad5e4cc4326d6818785505fb09c3c7f053771c29efec03b');
insert into "entries" values ('229b7c0baf310781.1', 38, 0, 2560, 623, 1794756311959, x'636bbcdcd599c0b1221e2c54ecd35d87e7a0f1991e7a336878beba3143020bba');
insert into "entries" values ('229b7c0baf310781.1', 39, 0, 592, 636, 1794756311973, x'4765f773b64534507c5919fde445d413d70e126193acdfa5f1d1a33cb6b7edad');
insert into "entries" values ('229b7c0baf310781.1', 40, 1, 656, 657, 1794756311993, x'0bd50c676b838ebc8463b961337a54414a25171c03fe59a20339f02987dff491');
insert into "entries" values ('229b7c0baf310781.1', 41, 1, 325, 672, 1794756312008, x'f0533d3bd6e121b01ea44cc25d2659caf7a20869e6e66e8c29b21b0aea504789');
insert into "entries" values ('229b7c0baf310781.1', 42, 0, 896, 685, 1794756312022, x'175d6eb548d1482ccbe058feb592fe50a905342d6bb99b7f5dbc429984904f54');
insert into "entries" values ('229b7c0baf310781.1', 43, 0, 512, 698, 1794756312034, x'be8c90046ac0cedf2b130d708f692b1ac765a22ba2e3d39555c368297f9a13ab');
insert into "entries" values ('229b7c0baf310781.1', 44, 1, 274, 710, 1794756312046, x'653fb9c47efca5df200c5131739f192789de6bd37b1ef20cfaa5a9db43cf6d7b');
insert into "entries" values ('229b7c0baf310781.1', 45, 1, 544, 723, 1794756312059, x'c8232fae58154eecb7d17b57a8e163bf298eccb2762bfa55481942cb845c2631');
insert into "entries" values ('229b7c0baf310781.1', 46, 0, 291, 730, 1794756312066, x'5a34652ad2e1a2208abace8edbbae79c119386d4ed4f73a45308c26690519641');
insert into "entries" values ('229b7c0baf310781.1', 47, 0, 816, 750, 1794756312086, x'fab149f5c3de16f2e71efd8830927e160b4571831ad2adfa5eeb0fdad22cbed4');
insert into "entries" values ('229b7c0baf310781.1', 48, 0, 1792, 767, 1794756312103, x'fede4821df59e806009a8e82221454357cee4df17f3a8561f20d5ee34d3eee5f');
insert into "entries" values ('229b7c0baf310781.1', 49, 1, 832, 792, 1794756312129, x'bbbd85c43e0dcf2ba8565e652a20c6b1e084c9babdb7a5285e0f5c29389ff7a9');
insert into "entries" values ('229b7c0baf310781.1', 50, 1, 896, 806, 1794756312142, x'df3d84c4199f9c25e3c0c16e183e6119507f82bdef06fb04c3f7c6bfda1db4cf');
insert into "entries" values ('229b7c0baf310781.1', 51, 0, 576, 857, 1794756312193, x'65f550bac5d7a245a681d60cd49cae597aaf8434095205305cd624dced890a83');
insert into "entries" values ('229b7c0baf310781.1', 52, 0, 608, 878, 1794756312214, x'f80459c9e551e6d5bcaf28e4a378b39a554ae80b4ce23aa26a6a487f31756f65');
insert into "entries" values ('229b7c0baf310781.1', 53, 1, 768, 899, 1794756312235, x'54eb83145cc26a007b75f794444d0e35df4e73d72b262a48e5532db53e37e012');
insert into "entries" values ('229b7c0baf310781.1', 54, 1, 640, 916, 1794756312252, x'0c01b03dddd96b2b28dd5e97ee58665c3d20beee065a094545bbb808012caf0b');
insert into "entries" values ('229b7c0baf310781.1', 55, 1, 2560, 932, 1794756312268, x'4384c3a5f5609d32bef46b71b6cbc4a0a523c775bf337ebe7535fcafeb68db8a');
insert into "entries" values ('229b7c0baf310781.1', 56, 0, 816, 936, 1794756312272, x'e8865148a08daae4c9dc490e5db01bef90cd22f9d90c496d6f65b6d837ed362c');
insert into "entries" values ('229b7c0baf310781.1', 57, 0, 640, 945, 1794756312281, x'a4226d71fad2014798dc47e18204905583711140ca5db93d8d408b51633f2160');
insert into "entries" values ('229b7c0baf310781.1', 58, 1, 896, 961, 1794756312298, x'9461d4054a132db45c246be21eda540237b2ad952d9581bd5426aae2c529e24c');
insert into "entries" values ('229b7c0baf310781.1', 59, 1, 393, 970, 1794756312306, x'939939caabb951e495a42aa25ec1637bfcd74ec4c1d12028903b9feeabfa2227');
insert into "entries" values ('229b7c0baf310781.1', 60, 0, 325, 981, 1794756312318, x'720abb6b18a1b680c7d29aa68830f0811005b6acb6485dea4cb66f733df02f4c');
insert into "entries" values ('229b7c0baf310781.1', 61, 0, 656, 996, 1794756312333, x'4572440c7f680b4aa42378642528f58220696e3de99f2a7d0998aac94c324eb8');
insert into "entries" values ('229b7c0baf310781.1', 62, 1, 376, 1005, 1794756312341, x'4832889410b0a55aa04ef7ceadbc83466fc391a61432808bbfaf36afc092204d');
insert into "entries" values ('229b7c0baf310781.1', 63, 1, 2048, 1026, 1794756312362, x'655752542e5a963af8792c3fe5d74f6364bbf2dd4ccb164a6619d94807b4b3a2');
insert into "entries" values ('229b7c0baf310781.1', 64, 1, 1120, 1059, 1794756312395, x'7f77677ead64f839c8f524922f7f99a23ca0c2cf6bb4e83236fb571e18dec8a9');
insert into "entries" values ('229b7c0baf310781.1', 65, 1, 265, 1072, 1794756312411, x'af7b67d6fec1e28fc232c980ca92c06638f9f3080bc0b042384b20a3eeb9d7ec');
insert into "entries" values ('229b7c0baf310781.1', 66, 0, 291, 1098, 1794756312434, x'f6d4bff8266fc45344669edaf2290091a7a74cd03a675562267c62f7fe1d2c24');
insert into "entries" values ('229b7c0baf310781.1', 67, 0, 640, 1107, 1794756312443, x'5e3172e18b9e0ce021fe056645b7946dc18330ac2bb69eb52f8af4cbbcecab6f');
insert into "entries" values ('229b7c0baf310781.1', 68, 1, 912, 1140, 1794756312476, x'f6e4c09ede7c543f531d244b63193d354ca64578d2621730d2be966f9a6ddd26');
insert into "entries" values ('229b7c0baf310781.1', 69, 1, 291, 1153, 1794756312489, x'654a4de444fc4687b7069f5796455ac8970d9ba5dc92b4e675afac5f6a58dca9');
insert into "entries" values ('229b7c0baf310781.1', 70, 0, 528, 1163, 1794756312500, x'4e37a1aa9c8e3207b310d9532c31ae59c5794f254e6dafce77b99928ece2ab71');
insert into "entries" values ('229b7c0baf310781.1', 71, 0, 912, 1180, 1794756312516, x'9ac480a820866a3d3a25132eb3e05bb71cb40aa80f59c815adb7cf0c59e8d3c1');
insert into "entries" values ('229b7c0baf310781.1', 72, 1, 528, 1197, 1794756312532, x'bee798657b6e4d298b99900a0d81df808d7ef517543d6279c4d0c08753790e2d');
insert into "entries" values ('229b7c0baf310781.1', 73, 1, 325, 1209, 1794756312544, x'd1f17839c7095d9d58c3ee1e23f05eb08c969c5303edfeef21dfb2ba1e82f79c');
insert into "entries" values ('229b7c0baf310781.1', 74, 0, 816, 1240, 1794756312576, x'560572f767595fa386d07ceb17da9abef698c6cb79f6013f971e482284b1e54f');
insert into "entries" values ('229b7c0baf310781.1', 75, 0, 265, 1262, 1794756312600, x'238ae2a03d69f0856442e3e543f7de775f7f0f4b616c01a1492576971df4dace');
insert into "entries" values ('229b7c0baf310781.1', 76, 1, 768, 1283, 1794756312619, x'c1e796c72ee61f3eb4e22da187477a8a6c91e3cf4efa5140ac7b60d8bf731caa');
insert into "entries" values ('229b7c0baf310781.1', 77, 1, 560, 1328, 1794756312664, x'bd0b1a4f3e1cb5fde2a9ed7a18b6fc9860de5dd98749fbed9d0d577d6dda4ca9');
insert into "entries" values ('229b7c0baf310781.1', 78, 1, 2560, 1339, 1794756312675, x'83d229bb72b45e7e00dd1e2ed6d3074f33ad7bc7e9b7f762614ae31ee49201ba');
insert into "entries" values ('229b7c0baf310781.1', 79, 0, 544, 1389, 1794756312725, x'fe99651ef6e3e9740e2f2c11be31b6e9a060f6bf8cc8ba9416f26edebc30d5be');
insert into "entries" values ('229b7c0baf310781.1', 80, 0, 2048, 1405, 1794756312742, x'774db7f8139ceb5f46c908af85bdf96dd9cf9c9e5f127368e2e8a9e40391fdc1');
insert into "entries" values ('229b7c0baf310781.1', 81, 0, 592, 1429, 1794756312765, x'06aced5dd97cb178f22c274ff8437af81f16a46dea4ba237acb3f150f69a154e');
insert into "entries" values ('229b7c0baf310781.1', 82, 0, 1072, 1451, 1794756312787, x'9c0824e58c33c65c81b377206dc807e85ae630d4569ec09303eccff81743b236');
insert into "entries" values ('229b7c0baf310781.1', 83, 0, 1536, 1470, 1794756312806, x'0552d89d0e67b3224f17b78f847955fdd0dbcca87825ae02a974ea6000291006');
insert into "entries" values ('229b7c0baf310781.1', 84, 1, 608, 1493, 1794756312829, x'b7d2591cdbc33203755dd49fffe0c2f139edc0bb19c9ec78a1b2c27f66c03f77');
insert into "entries" values ('229b7c0baf310781.1', 85, 1, 768, 1499, 1794756312835, x'b1ecb7b74f7c7d2cf671d8d0c4f4ee2e5c267fa3edf261f824b6defd536218a5');
insert into "entries" values ('229b7c0baf310781.1', 86, 0, 544, 1504, 1794756312842, x'060d1f6eda0b97f1b323aa9b6a4465e3e10ec69eda78a69a9a0518004afe35d3');
insert into "entries" values ('229b7c0baf310781.1', 87, 0, 325, 1510, 1794756312845, x'56ac47df786013e76689c81e71958add6aa066ec5f33974e0d2d1705c31bae09');
insert into "entries" values ('229b7c0baf310781.1', 88, 1, 274, 1514, 1794756312850, x'ba1d0b78d7519c9c4b675196709d5f223d8970a6b8dd297898b029319a3796a6');
insert into "entries" values ('229b7c0baf310781.1', 89, 1, 274, 1533, 1794756312869, x'ed697226cbd6ce82cf85cbafcf7e565d09154bf43a30905166ab3c65970ea3fb');
insert into "entries" values ('229b7c0baf310781.1', 90, 0, 544, 1553, 1794756312889, x'770f87a9c1d27bff04c23d993fe6a57d82d20ecfbb0868557e2ed9723da5a7fc');
insert into "entries" values ('229b7c0baf310781.1', 91, 0, 2048, 1573, 1794756312909, x'b53ed80fd0f66d3109dc234b29d71bd3b816819bff28b47b1eb6ab21fcb9c600');
insert into "entries" values ('229b7c0baf310781.1', 92, 0, 308, 1591, 1794756312927, x'7d61765819edba1c3e7e6f7825ec6e8c5a255f473d2d871c321a19a5b6c7cdb2');
insert into "entries" values ('229b7c0baf310781.1', 93, 0, 2048, 1612, 1794756312948, x'92d9e34ee42a329dd93d00cda60e7c6768dc8daf54feb70691dd391f3f3d7e93');
insert into "entries" values ('229b7c0baf310781.1', 94, 0, 1792, 1636, 1794756312972, x'dcad769ca1dc8ea0c2c2a2fee10182bf30db7f5c8f3accd0faa95ea0b4a0f910');
insert into "entries" values ('229b7c0baf310781.1', 95, 1, 291, 1654, 1794756312990, x'cbde7ebf9fdf5d0242f747bb541197035e82247f9282d8800260e0f6aeb2ef13');
insert into "entries" values ('229b7c0baf310781.1', 96, 1, 2304, 1684, 1794756313021, x'5c20e39dd8454e1b2039bd22439319efa4097142e6ecc044aa2380398624bb5b');
insert into "entries" values ('229b7c0baf310781.1', 97, 1, 512, 1696, 1794756313032, x'8736de7d2d349abe956403ab60928dd9ef763fca2b0cacd3c67662eea07e8c48');
insert into "entries" values ('229b7c0baf310781.1', 98, 0, 608, 1701, 1794756313037, x'15c6273595c89355c32e7e50051421b32ee1472d6e678ef904209251d6e4a28c');
insert into "entries" values ('229b7c0baf310781.1', 99, 0, 1040, 1706, 1794756313042, x'40bd0a174916770165c93946defc41f8f3cd558cda86571dbff01dd510f4158a');
insert into "entries" values ('229b7c0baf310781.1', 100, 0, 291, 1715, 1794756313051, x'b19d7d0cbfd5e4d35c95be96b44c218e6f4e06fdd2b1a07a6211e17187a10b6b');
insert into "entries" values ('229b7c0baf310781.1', 101, 1, 768, 1723, 1794756313058, x'3cce8136dee995ffc274691374bf29d797f4f25dec4bd9061ec572fe91e2da3b');
insert into "entries" values ('229b7c0baf310781.1', 102, 1, 544, 1731, 1794756313067, x'bb24a7c56a83b05928806c0cf4b5455dcd0f7dc4bd714b9bed037d3f67ccbe3d');
insert into "entries" values ('229b7c0baf310781.1', 103, 0, 576, 1754, 1794756313090, x'706eaf052dc15841c15cda491a45ddefcfe1119eb5a5d76737005cda20d2100f');
insert into "entries" values ('229b7c0baf310781.1', 104, 0, 656, 1758, 1794756313094, x'259add6ab37302d35fd2cdcc23710ddb86c245ce2afb47022dabfb3793e8eccc');
insert into "entries" values ('229b7c0baf310781.1', 105, 1, 544, 1761, 1794756313097, x'cb133b77064bb6fce5ff0e565742a688f14dafa1401e32270ffc5b08a2de935e');
insert into "entries" values ('229b7c0baf310781.1', 106, 1, 291, 1764, 1794756313100, x'e3250f4cf2559770df29b58915900490853868677898c01474a861f6664cf0e3');
insert into "entries" values ('229b7c0baf310781.1', 107, 0, 512, 1767, 1794756313102, x'5fae0a06226921b1c7cbc08d1513852b18315473851dd83fb6afadf5014eb8b1');
insert into "entries" values ('229b7c0baf310781.1', 108, 0, 291, 1769, 1794756313104, x'2c80ac7ef941d5909663c4c5c824fc6d79295ecb37e7998fd0e00bacc5647b83');
insert into "entries" values ('229b7c0baf310781.1', 109, 1, 832, 1771, 1794756313106, x'ec1e88bb43411287ec1daa479e253a7a8c26793de58dc79b83aa4eff1efbd037');
insert into "entries" values ('229b7c0baf310781.1', 110, 1, 560, 1773, 1794756313109, x'856bd9676b909cc18a66838c8f2e41a6139c3751dc011e74ae14c4f60a953a7f');
insert into "entries" values ('229b7c0baf310781.1', 111, 0, 816, 1790, 1794756313126, x'4117e62c4f6c5a1c2f82632d018ab8bb1565022718813993a9e847c1dc13f68b');
insert into "entries" values ('229b7c0baf310781.1', 112, 0, 376, 1804, 1794756313144, x'b4d975c2de2818faf62461d076c1bf635e47ca2d9e8d7faaa535904b6aa500be');
insert into "entries" values ('229b7c0baf310781.1', 113, 1, 528, 1821, 1794756313157, x'3cf66674dd44b2f7f56030603cb04ed4fbe734877d3088f8be6f02692d56bf1e');
insert into "entries" values ('229b7c0baf310781.1', 114, 1, 832, 1832, 1794756313168, x'4da22903a93279703ae50e5753e922495b44acde59d61d4d051c42aaba2855ce');
insert into "entries" values ('229b7c0baf310781.1', 115, 1, 1792, 1850, 1794756313186, x'335e8e92b3e82a799258b4ad9556964170e6d79eb86996e2672bb9b22415de12');
insert into "entries" values ('229b7c0baf310781.1', 116, 0, 880, 1871, 1794756313207, x'699889b34153dc4f0e3b2295966b26c32cc168f13c9f36ae90db9f83dd383c6b');
insert into "entries" values ('229b7c0baf310781.1', 117, 0, 640, 1886, 1794756313222, x'6b28d5ae507d9fca9fe286f0e9999b12c5a33de97de5ee56f418c4450d83c49b');
insert into "entries" values ('229b7c0baf310781.1', 118, 1, 624, 1895, 1794756313231, x'c34a9f10b88c839d4d7ac3be9ce6f03829b48c61bc5040c639283ac3166ded3f');
insert into "entries" values ('229b7c0baf310781.1', 119, 1, 359, 1905, 1794756313241, x'6aa637c79e431d09d6dea625caa765df82494407b04031a6b10fe6cb83d86d54');
insert into "entries" values ('229b7c0baf310781.1', 120, 0, 512, 1915, 1794756313250, x'058f4ab1a73707d69b73b2a467c70eda77f25f56b849fef04173cfe7a02217d4');
insert into "entries" values ('229b7c0baf310781.1', 121, 0, 576, 1923, 1794756313258, x'0edc0781036c70ff46c885528ab37f45d011fa349eba028eb2f3432af28fb7f0');
insert into "entries" values ('229b7c0baf310781.1', 122, 0, 2048, 1931, 1794756313267, x'03dc0a4fd31a3a698e5a261f6bbb29e64eb305f0b60b74b310d079a5e04a3dd3');
insert into "entries" values ('229b7c0baf310781.1', 123, 0, 1168, 1937, 1794756313273, x'250e6370c2729c2ad859ac18db9deda36038b1b241cb92165ded64321f23d9f2');
insert into "entries" values ('229b7c0baf310781.1', 124, 0, 1536, 1949, 1794756313285, x'977daeab0bf72a44e27e6bc1f405b0d21a9a1ca5611568c2e7c1734077c593cb');
insert into "entries" values ('229b7c0baf310781.1', 125, 1, 560, 1960, 1794756313296, x'f4d9181670adc48ef78a30d096ec6d9c1961c2ecc682855b0c56c80136cb330d');
insert into "entries" values ('229b7c0baf310781.1', 126, 1, 2560, 1971, 1794756313307, x'c754f7276eee24e7c248e60df3c93896198701a3cedeb60f181f79dbd9971a10');
insert into "entries" values ('229b7c0baf310781.1', 127, 1, 342, 1983, 1794756313318, x'26e09da8c833d2137ac416af2c7f6dd852729d961004bb46a667c631f9f8c84e');
insert into "entries" values ('229b7c0baf310781.1', 128, 0, 325, 2000, 1794756313336, x'c13fedcd5f7a374ce1cebf50ddbb31c520b4a79f9e185fafb32139c6d16b93a4');
insert into "entries" values ('229b7c0baf310781.1', 129, 0, 2048, 2009, 1794756313345, x'40b74b7823ba9e79c42b5bd0e4ebe2f82b98ed5ee76a48ae408fa8b03d5a71b6');
insert into "entries" values ('229b7c0baf310781.1', 130, 0, 257, 2013, 1794756313349, x'df1a160f9aed3ffb5ab3e9c8ec6719bf750a37e374c1eaa4a0f84e294dd317c7');
insert into "entries" values ('229b7c0baf310781.1', 131, 0, 1280, 2028, 1794756313364, x'd63c8196901ae8dfacb26347619e097e285610d4277460f381111a0a5c9b14f9');
insert into "entries" values ('229b7c0baf310781.1', 132, 0, 342, 2041, 1794756313377, x'09aca69fe083b3541f5b0057711cc6594628bd31763b782856c734e734e22c8b');
insert into "entries" values ('229b7c0baf310781.1', 133, 1, 608, 2063, 1794756313399, x'3b998afd4de7ebd7b84c43e31565065e3a8cfe55848b795104f589a9fe5f5520');
insert into "entries" values ('229b7c0baf310781.1', 134, 1, 784, 2068, 1794756313404, x'4c42041693021f1f3e9243f1802a27262d1af56eed38423f0ebad9fbc3fdc261');
insert into "entries" values ('229b7c0baf310781.1', 135, 1, 1792, 2096, 1794756313432, x'72840a53d57ad43df400f9220b9ec409f5c7038af5408e2ccb1a28673086ea7a');
insert into "entries" values ('229b7c0baf310781.1', 136, 0, 291, 2105, 1794756313440, x'0c759ab93dff300e0891502032bac07c11bcacb3a30c4aa0fc0a6c29476ab8e9');
insert into "entries" values ('229b7c0baf310781.1', 137, 0, 512, 2113, 1794756313448, x'59b4750cdccbe9146249df66b5afd36ecd9195e36e0a8b5a43d66c1976b4991c');
insert into "entries" values ('229b7c0baf310781.1', 138, 1, 274, 2125, 1794756313461, x'178ddd2bd2dbfcb3160666a914e0ff88c099fc06dd69241f300b4e7091ba6d48');
insert into "entries" values ('229b7c0baf310781.1', 139, 1, 544, 2128, 1794756313464, x'2fa5e6ae62dc4bcd4e6a2ca0ebe7e9aaf00cb9436b82fdbbb6926ed1943b55f0');
insert into "entries" values ('229b7c0baf310781.1', 140, 0, 325, 2141, 1794756313477, x'0199094f89e1b2a91da90f1fc545d13f79be0dde4aff4bbcd4c87b10908bed16');
insert into "entries" values ('229b7c0baf310781.1', 141, 0, 640, 2148, 1794756313484, x'3dbb6e73df77b4caeb437af60fc0bddd4cec736573b6237abfb85e165f954c93');
insert into "entries" values ('229b7c0baf310781.1', 142, 1, 624, 2153, 1794756313488, x'fa41c26474ee5589e9928a3b5b6fd7633ef1040c271722d9ab65be670bc86299');
insert into "entries" values ('229b7c0baf310781.1', 143, 1, 325, 2164, 1794756313499, x'bd1f3f96c6cffed5ecb8087ad25f0be4fc2b80ed5ea260a45758e72af12bea49');
insert into "entries" values ('229b7c0baf310781.1', 144, 0, 359, 2167, 1794756313503, x'df5f2c71038dfdbe307936144ebd3ecce0661eb2aa85faea76c0e6bdd9c71524');
insert into "entries" values ('229b7c0baf310781.1', 145, 0, 608, 2173, 1794756313508, x'66f912b4ebea138f3db7bae84806ea362e0bcccfcbe6ca9c911dd4190d2b3773');
insert into "entries" values ('229b7c0baf310781.1', 146, 1, 816, 2176, 1794756313511, x'75c9499ca088244027f3da8935b48a870077a3a40e8ef08e16b7d8933ad91bed');
insert into "entries" values ('229b7c0baf310781.1', 147, 1, 274, 2178, 1794756313513, x'f37366112d4d5c3987facc3ce7b20acde9ee03f0c620a1b7e83e12f7cb962244');
insert into "entries" values ('229b7c0baf310781.1', 148, 0, 393, 2180, 1794756313515, x'0cd3313bc4df614c55419870b111c2988aa3094513c64b8f50cc4f41f9a4782f');
insert into "entries" values ('229b7c0baf310781.1', 149, 0, 592, 2189, 1794756313525, x'011ff79d40d5ea6940b3ae0ae80d03d4d48f7006e940b80cb457d227560381bf');
insert into "entries" values ('229b7c0baf310781.1', 150, 1, 608, 2208, 1794756313543, x'5305ae5844290b7f17693880211f8550bec5a390b9ff720274bf7b786aa8e0bd');
insert into "entries" values ('229b7c0baf310781.1', 151, 1, 325, 2219, 1794756313581, x'066e847a9838a4995c784c0c285c8d73ea675d86e8aec323eaa55c02d932183d');
insert into "entries" values ('229b7c0baf310781.1', 152, 0, 832, 2255, 1794756313591, x'61a84ae955bd9c1aa07c3700b60ef479774387d85b966eadeb02dc7bf89d9c0f');
insert into "entries" values ('229b7c0baf310781.1', 153, 0, 528, 2262, 1794756313611, x'b06ac3607fc116c1eff16312ed1cd75a05a055a9cdbd068d5aa12a3d4ef2bc8d');
insert into "entries" values ('229b7c0baf310781.1', 154, 1, 325, 2283, 1794756313618, x'f99936255c27f68eae0b7b4ac51612172c7c70531ba2692f5e28163970e3bb8b');
insert into "entries" values ('229b7c0baf310781.1', 155, 1, 576, 2290, 1794756313626, x'8c09502a6fb4c85480fdafdecea761ade0fdbe64c616c2580899938923ba593b');
insert into "entries" values ('229b7c0baf310781.1', 156, 0, 880, 2306, 1794756313643, x'fc0e5d59257cbe4e6d50ed8ed908ea4a26733943cd1155a58f76e12311efdc17');
insert into "entries" values ('229b7c0baf310781.1', 157, 0, 608, 2310, 1794756313645, x'806e1bdaf2d823f97c4e56188a8494e871787108cd6af76fe56af2e8ab5ed1de');
insert into "entries" values ('229b7c0baf310781.1', 158, 1, 640, 2312, 1794756313647, x'd85f3be42350a494d424d7abfc3c7c75d78e7435094ba4bbdb3b278d073caea7');
insert into "entries" values ('229b7c0baf310781.1', 159, 1, 848, 2314, 1794756313649, x'8050c21ec9cfc70e37c1036d20954f32622d6f4070d8cae4f08efd2a7b60a0cf');
insert into "entries" values ('229b7c0baf310781.1', 160, 0, 512, 2316, 1794756313652, x'093cd0bc87cc22a1eb31d8c3ec37eba48599bf81bfcaaf106c3f555677ae2b8e');
insert into "entries" values ('229b7c0baf310781.1', 161, 0, 656, 2318, 1794756313654, x'5a49d3efef17796f3e7fb3f8f70d1180e138214ffa526309774a40d21a9b67f8');
insert into "entries" values ('229b7c0baf310781.1', 162, 1, 274, 2320, 1794756313655, x'b9612db5a1f23b0e74209df778204414f5c33e90285be8fd803042964f451635');
insert into "entries" values ('229b7c0baf310781.1', 163, 1, 265, 2322, 1794756313657, x'dc2b66ba036366a7dd28a94b0c36f3ab396275088d48f9f8c8a893edf141139f');
insert into "entries" values ('229b7c0baf310781.1', 164, 1, 2048, 2324, 1794756313659, x'3dd85a2eb046e48e9cda3d253ebab5406e6de0d02c8cf30feb47fd795e63a17c');
insert into "entries" values ('229b7c0baf310781.1', 165, 1, 1280, 2326, 1794756313661, x'05710e236f1538b174431489361112f9c976b7231aa6db0ece150d810e2a389a');
insert into "entries" values ('229b7c0baf310781.1', 166, 1, 528, 2327, 1794756313663, x'88882afd9e4107becdd20a9efafe4e2583c98aa6055f6c70b3b03a1622ae6d10');
insert into "entries" values ('229b7c0baf310781.1', 167, 0, 512, 2329, 1794756313665, x'b64310cccc503dc464687a115ad6efdbfad274d991c024a09021ebc798d2a598');
insert into "entries" values ('229b7c0baf310781.1', 168, 0, 560, 2331, 1794756313667, x'3eb10ea699422862b77bd3fb186426dc3df9c997c05a8c827baa8360a8ca3af4');
insert into "entries" values ('229b7c0baf310781.1', 169, 1, 393, 2333, 1794756313668, x'10ca565c4aaf8ec136d5198f9c2d34e1645dfe35072aba1fdaa40da216689df8');
insert into "entries" values ('229b7c0baf310781.1', 170, 1, 640, 2335, 1794756313670, x'3c09e67446860bf7e1a1fd54426a39b1cb0e48e5b94bdf872d1c151128589c96');
insert into "entries" values ('229b7c0baf310781.1', 171, 0, 376, 2337, 1794756313672, x'021dcad6c8e123b302ee38014823ef4b214780a3d2c782e92418476205697b25');
insert into "entries" values ('229b7c0baf310781.1', 172, 0, 560, 2339, 1794756313674, x'5230fe5a9bbfef4e4df4292298adc50b85fe0b28eb33671e4587071c6ee401a0');
insert into "entries" values ('229b7c0baf310781.1', 173, 1, 816, 2340, 1794756313676, x'cf675786528b4b9f75d137ba6c213b9667257b0e0e0981645448898f974721fa');
insert into "entries" values ('229b7c0baf310781.1', 174, 1, 896, 2342, 1794756313678, x'7ac8862b49d79e3dded63a321b975abe94a25f60691f7c304de45f5ecc481451');
insert into "entries" values ('229b7c0baf310781.1', 175, 0, 640, 2344, 1794756313680, x'd01e0dd730718a89a92cd6b20948c2abb9b8b16bef2a5b0675fcdf8e246642f0');
insert into "entries" values ('229b7c0baf310781.1', 176, 0, 376, 2346, 1794756313682, x'4839b59b7ce1069fd1f0f63e1a3edfb9d9aaa9a37839ac70173601503efc1631');
insert into "entries" values ('229b7c0baf310781.1', 177, 1, 912, 2348, 1794756313683, x'fa850aeec7f7736a615cfd0d20181a9d0cfe261d1b399c346714cf7e6100acf1');
insert into "entries" values ('229b7c0baf310781.1', 178, 1, 656, 2352, 1794756313687, x'd273920b661f1935562d053b479fa1c255e7cc63594c0d94ffc2966d1b1c5ae8');
insert into "entries" values ('229b7c0baf310781.1', 179, 0, 592, 2356, 1794756313692, x'f451047c466aa73a83396b6d3311d8f39e61e4c5f6d8af01d972e9e0b8ef0726');
insert into "entries" values ('229b7c0baf310781.1', 180, 0, 624, 2358, 1794756313694, x'a467c0f539de92f3103c58318e3fde16e68082f20a878926cfdb0c0e62999c5d');
insert into "entries" values ('229b7c0baf310781.1', 181, 1, 800, 2360, 1794756313696, x'88a052516812f0a3c5f337a40277feab5bd85fcd544da72e30ca36db1db67abc');
insert into "entries" values ('229b7c0baf310781.1', 182, 1, 512, 2362, 1794756313698, x'c62f99a1550984aa859126b22b2ecea17499db9c676a789945c00d43ec3e002f');
insert into "entries" values ('229b7c0baf310781.1', 183, 0, 656, 2364, 1794756313700, x'13bc6d0b7c6ed750381cc50c586849b8000f041b0a68a6d381537688f5a761e5');
insert into "entries" values ('229b7c0baf310781.1', 184, 0, 393, 2368, 1794756313703, x'5d464ef6516d6ff907467192d3d9bd1aa5d50970c3d0a90c64d29c4b81edbdbf');
insert into "entries" values ('229b7c0baf310781.1', 185, 1, 512, 2370, 1794756313706, x'4f215d3532f330e8e09f123ca0690237533328f6b356961f6aadc03b14f9f296');
insert into "entries" values ('229b7c0baf310781.1', 186, 1, 560, 2372, 1794756313708, x'99d59f80eac2f99254ccf12ac39776cc134d8a30896b7f485d96f32007432096');
insert into "entries" values ('229b7c0baf310781.1', 187, 0, 912, 2374, 1794756313709, x'9faddd35dd11c222df7767487721cd68a6481c3d0235fe4a41482f843ad9c65c');
insert into "entries" values ('229b7c0baf310781.1', 188, 0, 800, 2376, 1794756313711, x'2e6addcdce607ee5aa029d7187105370ca27ee1c4794a4d5807da0cae874d16b');
insert into "entries" values ('229b7c0baf310781.1', 189, 0, 1792, 2378, 1794756313713, x'ee6ad5c547d54ba284b00cbbb27e1ad0778d1148947261689e3a5782bd5c28b3');
insert into "entries" values ('229b7c0baf310781.1', 190, 1, 896, 2379, 1794756313715, x'da1ec05d095ca2cb9eaf9567829219d1d4b3d01244c48ce666827dd10fa0077b');
insert into "entries" values ('229b7c0baf310781.1', 191, 1, 528, 2381, 1794756313717, x'096d8f59f92813914358c7eb95f13f4630304b44b38bbbe3407e19a30917e5b8');
insert into "entries" values ('229b7c0baf310781.1', 192, 0, 640, 2383, 1794756313718, x'c5727b589fa330b998d11059d9b7b1c432413a2062865a3c82349d8de80a6eee');
insert into "entries" values ('229b7c0baf310781.1', 193, 0, 2048, 2405, 1794756313750, x'c902e52af4d2ab5c0e9e3f7fb05d9554eecfd279f6ee600796e7982fcc803800');
insert into "entries" values ('229b7c0baf310781.1', 194, 0, 1088, 2594, 1794756313930, x'70e6993b52d16a14dc998e9997b11d8f6156a5f07c10cbf95607bbf40ea360cc');
insert into "entries" values ('229b7c0baf310781.1', 195, 0, 656, 2629, 1794756313965, x'e5c64306d963f59f87fe3976290d4627a9cfe80968787e085859e368e649779c');
insert into "entries" values ('229b7c0baf310781.1', 196, 0, 2560, 2642, 1794756313978, x'7d6ee879cfb06bd8176fbc0a96d35d9faedcc2bbea14f9619a4aa3abbee1c3c0');
insert into "entries" values ('229b7c0baf310781.1', 197, 1, 832, 2671, 1794756314006, x'8fa8c5ea7f5a84374ca3369dd1a35895bfe0c12d996aa15dff0b8a456f4436e1');
insert into "entries" values ('229b7c0baf310781.1', 198, 1, 800, 2695, 1794756314031, x'ae5ac301d123f8b6b11f4847e64bfa6067731c4c8e7a6e736fa696cc5e1e579f');
insert into "entries" values ('229b7c0baf310781.1', 199, 1, 1792, 2709, 1794756314045, x'9f0654031281b762b4dc0a82e252e7bf7e6d2ab1abb98949ba3acd9cc55e0c88');
insert into "entries" values ('229b7c0baf310781.1', 200, 0, 376, 2723, 1794756314062, x'0bf5dd3a6fbee266001f349ef08b7f43cf17d5688ddbe65ce15ffb343de87f29');
insert into "entries" values ('229b7c0baf310781.1', 201, 0, 308, 2741, 1794756314077, x'0f64332d78596ac8a8aa56f148a98bc3cae7da1cc63e53052d1f1b586c9c902b');
insert into "entries" values ('229b7c0baf310781.1', 202, 1, 576, 2768, 1794756314104, x'e731e80e2b878a8b346aa6a781072fde4f3350e154ec3b9f7e071fb3c9e55bee');
insert into "entries" values ('229b7c0baf310781.1', 203, 1, 608, 2779, 1794756314119, x'eb429d981421fd693044e11c353caf96bca9c0e06fdf98bd78721febe816baf5');
insert into "entries" values ('229b7c0baf310781.1', 204, 0, 359, 2789, 1794756314124, x'812ee2cd4bd943272e6c256d6cbb18b2981a1a69244d72302557a76f1ad62786');
insert into "entries" values ('229b7c0baf310781.1', 205, 0, 544, 2798, 1794756314133, x'a40f2808be5609bf4af8e86c208a036032228ce9a9a3e7347cc843633fdea83b');
insert into "entries" values ('229b7c0baf310781.1', 206, 1, 265, 2803, 1794756314139, x'a7e14a6932720ac4ae600db88b8c191291ae0a7f94f34396e7e961ddd1f04ce8');
insert into "entries" values ('229b7c0baf310781.1', 207, 1, 832, 2813, 1794756314149, x'6a9704f2efcc56180484ff5d5ced316829d90ef63d201a04a210c891d401c0fd');
insert into "entries" values ('229b7c0baf310781.1', 208, 0, 359, 2818, 1794756314154, x'677f4dea4b45849b5b43f848987e47e3e355179b6e586abf9d5ff3aec8a3dea0');
insert into "entries" values ('229b7c0baf310781.1', 209, 0, 2048, 2822, 1794756314158, x'6bbe8ee06db5770e06556ae354697334d7b3928f82345b7691120d421fa4f52e');
insert into "entries" values ('229b7c0baf310781.1', 210, 0, 544, 2827, 1794756314163, x'7bed961f159402909cdf6e1a3fb0cdf5e8f05a8dd9bf2a75f358fa9bbb1acc8a');
insert into "entries" values ('229b7c0baf310781.1', 211, 0, 1120, 2834, 1794756314169, x'969a39700f3c48836abe338b777babf78bfadc2451e610c1e0fcead6ac90dcf3');
insert into "entries" values ('229b7c0baf310781.1', 212, 0, 1536, 2836, 1794756314172, x'a57861448b1fb80be49ae23b108bda8e3183a173a82d86d9145e28c6cd56f987');
insert into "entries" values ('229b7c0baf310781.1', 213, 1, 265, 2933, 1794756314269, x'b77406f1561b9599e5e3d5e991fcfeec250fc559222fcd351715d61ff1a0c3a0');
insert into "entries" values ('229b7c0baf310781.1', 214, 1, 608, 2954, 1794756314290, x'ff13fecf009ea7f72701b4bf22972198043bd22117102cef9be2bb8ed7ab50b2');
insert into "entries" values ('229b7c0baf310781.1', 215, 0, 640, 2967, 1794756314302, x'2d4430966389060311a5cc01071c812bad34d38c510fe7430471fa5b851ff5d3');
insert into "entries" values ('229b7c0baf310781.1', 216, 0, 257, 2994, 1794756314330, x'85e9f73fc0c1d043ebabc34229a1fdc7c7d58d3ed2a602599edfab2e33432f3c');
insert into "entries" values ('229b7c0baf310781.1', 217, 1, 912, 3016, 1794756314352, x'73f6837fe8dd033eb132aa2a7ac260891d530fe6edef8aa2fa8c6a0fb4a8ca30');
insert into "entries" values ('229b7c0baf310781.1', 218, 1, 308, 3037, 1794756314373, x'8e9070defa537cc1ba5ccc14d76b8a63e04da613811c89fdc60a4ea46f16ad35');
insert into "entries" values ('229b7c0baf310781.1', 219, 0, 308, 3060, 1794756314396, x'43b428c6c2d418def5fcb8624627a0ceca04ec6dcc4d00f6ef6d1cc8ec8aaa50');
insert into "entries" values ('229b7c0baf310781.1', 220, 0, 560, 3088, 1794756314424, x'1000167cd2dee2ca5a47d5f93d2319a95c4738154ba13c29ab0c422cce222010');
insert into "entries" values ('229b7c0baf310781.1', 221, 1, 640, 3118, 1794756314454, x'24d2107cd98e4e22c874d3b46edaf5a17807354a71755dc8bedb0f616a729252');
insert into "entries" values ('229b7c0baf310781.1', 222, 1, 2560, 3137, 1794756314472, x'734694aa9dbf8634d4c011c7e95cbac64a46036c7ccc48c2a4e362538b01acc3');
insert into "entries" values ('229b7c0baf310781.1', 223, 1, 528, 3151, 1794756314486, x'5ed9981b30cf1f677535c2275c8a9697e917c4e5388f3081638ad57b4d8f45e4');
insert into "entries" values ('229b7c0baf310781.1', 224, 0, 832, 3179, 1794756314515, x'f5c9e920736d9f7695c2c39b006f6c3aac9336965eb0ac8a18c5845d3136aed1');
insert into "entries" values ('229b7c0baf310781.1', 225, 0, 528, 3191, 1794756314527, x'97ac02f7c9840ce5f23f24aa5f6218f9b26da5978826379b0142c9e6fa904391');
insert into "entries" values ('229b7c0baf310781.1', 226, 1, 393, 3229, 1794756314565, x'b53e841dc24d7bcd47ccc902a90682847665237b61cac16026a6f1f97aea7e77');
insert into "entries" values ('229b7c0baf310781.1', 227, 1, 2048, 3249, 1794756314585, x'275a85b513b19d1d7466907285c944bc030ca44e3bcd359214a9b659b32e2107');
insert into "entries" values ('229b7c0baf310781.1', 228, 1, 512, 3258, 1794756314593, x'f0ec1bb7da2ce71eaf7224b779cc130416f1ebfe9609c4da40b832058f7f30b8');
insert into "entries" values ('229b7c0baf310781.1', 229, 1, 1136, 3291, 1794756314627, x'0321e12ac19620d1354a6dddae19da07bfe5fce00d55d3a585086210530c5119');
insert into "entries" values ('229b7c0baf310781.1', 230, 1, 1792, 3326, 1794756314662, x'0c062499e339ceedea63bbc67aad89b6aef2e87ec2ed8f57290828cc62f40441');
insert into "entries" values ('229b7c0baf310781.1', 231, 0, 560, 3369, 1794756314706, x'e6faea4cb14b76ae3905ec0cd35a737c8d7a86251d80effd2581403c5b60bc2d');
insert into "entries" values ('229b7c0baf310781.1', 232, 0, 624, 3378, 1794756314715, x'318923ab78bd912eb21705cdb27e582194166f91535eda5abf11206a9a6c9638');
insert into "entries" values ('229b7c0baf310781.1', 233, 1, 640, 3382, 1794756314718, x'4ffafda6e9fd4b49f4e6823703be9aa996ad4e8494fb1b0ab8d07a06ff774aff');
insert into "entries" values ('229b7c0baf310781.1', 234, 1, 2560, 3388, 1794756314723, x'3b5fa27482595ba4ad57ac88ff268569211951babe16895c901d7af773a51a22');
insert into "entries" values ('229b7c0baf310781.1', 235, 1, 624, 3392, 1794756314727, x'18f1f5916eef60f723046e6f523313ceb35a5f3c4a642d0faa0cf726ff65e381');
insert into "entries" values ('229b7c0baf310781.1', 236, 1, 2560, 3415, 1794756314751, x'c3114c86b29934571784a3dc144327568cb521dca5dc193bf3ae7d5a339c3456');
insert into "entries" values ('229b7c0baf310781.1', 237, 0, 576, 3435, 1794756314771, x'c1b48ac2cee36372fea715beea6c3a6d0e4b24860a3ef89fa240328de5555f75');
insert into "entries" values ('229b7c0baf310781.1', 238, 0, 376, 3494, 1794756314830, x'0f136731bfaa40a54e2ed4bee1414410616809c951ebfd297d4b8fca31e25c99');
insert into "entries" values ('229b7c0baf310781.1', 239, 1, 544, 3504, 1794756314840, x'788db1b4a9a739e4992baa8dabae3b4b989eb0ecc4aec61768d7afe1a7ef7692');
insert into "entries" values ('229b7c0baf310781.1', 240, 1, 376, 3522, 1794756314858, x'cee177653399da4271c6043d955cac8e152d4d7b9c7da54cab44dae8914a4225');
insert into "entries" values ('229b7c0baf310781.1', 241, 0, 325, 3542, 1794756314877, x'5f80cc77c49ef2abfd3ac55ea34bac7ea2e5c097ba0156d8d76646fadf8bb52f');
insert into "entries" values ('229b7c0baf310781.1', 242, 0, 512, 3566, 1794756314902, x'ff4b2efd18b1de02ced6d0e761a0652d4a00458d1a9aefb6114417f8ba25e5a2');
insert into "entries" values ('229b7c0baf310781.1', 243, 0, 2048, 3585, 1794756314929, x'8f39521a8a490198fcccf6312b51b22c517abf29542c454fc27a7b5f0a34debc');
insert into "entries" values ('229b7c0baf310781.1', 244, 0, 1152, 3605, 1794756314941, x'0d9f29ee79107dc2142e221764a62b45f262bf304b9742926d71e71ae4509729');
insert into "entries" values ('229b7c0baf310781.1', 245, 0, 1792, 3615, 1794756314951, x'57f18788d223334a239e432404068780fd5e1c10748715300d0cf381bd84afa2');
insert into "entries" values ('229b7c0baf310781.1', 246, 1, 376, 3636, 1794756314972, x'1ec485c976054005901eb24e8d8978eeb900074d8cd6c36ed7c6d21a123c2f86');
insert into "entries" values ('229b7c0baf310781.1', 247, 1, 342, 3649, 1794756314985, x'5fb08e3ce9852033885d8772e4620bfd4d9d245a6092e0931384e3a9f5f154b6');
insert into "entries" values ('229b7c0baf310781.1', 248, 0, 544, 3658, 1794756314993, x'85c0d574891e5741fbfacbed11992aa0d41c519730fdac221e2ee495fbfe48d1');
insert into "entries" values ('229b7c0baf310781.1', 249, 0, 291, 3666, 1794756315002, x'b82aad1bf02ac3639c54864aecea026602c782043512dbdafb9606646d485f1e');
insert into "entries" values ('229b7c0baf310781.1', 250, 1, 544, 3675, 1794756315011, x'abd0bc4629c3ac484d0a780cf01ea1488638574c7e138ff29140aa8d524eb1bc');
insert into "entries" values ('229b7c0baf310781.1', 251, 1, 608, 3698, 1794756315034, x'5a6e4f4561ee5a580e42c1707e18c825291f710aed0716e7c8f603de67765041');
insert into "entries" values ('229b7c0baf310781.1', 252, 0, 359, 3708, 1794756315043, x'4d1f5f1564854b552ec84daac40141833f9d46999557a5913767a1e0ea889032');
insert into "entries" values ('229b7c0baf310781.1', 253, 0, 544, 3744, 1794756315080, x'f92a3ca47668492f5e0f6e2cbed9158fb1505c2f3be9315ba08c384742069a2e');
insert into "entries" values ('229b7c0baf310781.1', 254, 1, 257, 3760, 1794756315096, x'2d9794a87d652d30686d173409658c46335fba8278b049f367ad26bdaedd5c51');
insert into "entries" values ('229b7c0baf310781.1', 255, 1, 2048, 3766, 1794756315102, x'd1af0793ea33721d17eb2faa4020fcc9c3f416b81e3dcaddbad20912a5992f50');
insert into "entries" values ('229b7c0baf310781.1', 256, 1, 265, 3769, 1794756315105, x'c1223a6ecd15f2d9b736f2f32c02a079236032e8f6ec6d418f6797c1fb80c3cf');
insert into "entries" values ('229b7c0baf310781.1', 257, 1, 2560, 3771, 1794756315107, x'3d46fb6e07a8c3e306a4b1409ebe3539734b5ea3a7c1d2eeb5437fab9ed1bfbc');
insert into "entries" values ('229b7c0baf310781.1', 258, 1, 1120, 3773, 1794756315108, x'bd50cd383e9f8c7b348bba365600453b972aad0c522ab1712c505d1344e30afb');
insert into "entries" values ('229b7c0baf310781.1', 259, 1, 1536, 3775, 1794756315110, x'910acc1e9d7593b4c1a42d488dc98fc6cb32edc4133bacbb57221b60fcf97a08');
insert into "entries" values ('229b7c0baf310781.1', 260, 0, 832, 3776, 1794756315112, x'1f08d8736673d58f77c57ee4be21ada7a2f2082eb05ea2dcc76c60b054043566');
insert into "entries" values ('229b7c0baf310781.1', 261, 0, 257, 3780, 1794756315115, x'713ee02330c65ce20a834532700ab80893ce86329e89a1a7ec4e34bb98a31ef7');
insert into "entries" values ('229b7c0baf310781.1', 262, 1, 592, 3790, 1794756315125, x'15907d5e131a4820b606de9f06ad7af86c6876a0fda4c4c61fe5f43e1ed1d3cb');
insert into "entries" values ('229b7c0baf310781.1', 263, 1, 576, 3806, 1794756315142, x'4db5a212314fc556f449705f0336448b23f5b527d9944e38757673fc37f92650');
insert into "entries" values ('229b7c0baf310781.1', 264, 0, 512, 3835, 1794756315171, x'dcb36c4472a3e19185937fd8b26e7905bfb22e51533edae14ff0cecaf2e72212');
insert into "entries" values ('229b7c0baf310781.1', 265, 0, 376, 3846, 1794756315181, x'05c31980e883aec98258d9d906ab19589816093016ad00a1c17494dc827f5a17');
insert into "entries" values ('229b7c0baf310781.1', 266, 0, 2560, 3858, 1794756315193, x'dd758a34256bc665d1690362cdbc9d7f600c216d2d854dc362e6d187c100bee7');
insert into "entries" values ('229b7c0baf310781.1', 267, 1, 560, 3866, 1794756315202, x'c4fb10d5acd531bb9e3e7eb4253db9e13442d8598b59d72b03217c128745f38a');
insert into "entries" values ('229b7c0baf310781.1', 268, 1, 592, 3875, 1794756315210, x'e5516f4a35a8da2fa6642cbd65b79f19c843d20e0b163f06586d3994ae97cdac');
insert into "entries" values ('229b7c0baf310781.1', 269, 0, 359, 3882, 1794756315217, x'e18a8b61b5caa9eb937eed6aa1a396e37094247ae8ac339d4d4a284035b913c6');
insert into "entries" values ('229b7c0baf310781.1', 270, 0, 274, 3889, 1794756315225, x'545a3a7b3a04145aad8ac29480474c02db0f88d704a6c5198306485c35fc8c22');
insert into "entries" values ('229b7c0baf310781.1', 271, 1, 393, 3901, 1794756315237, x'23125c16d6f8cb5a8da36dbd01152e685c941073a0583c1e681624b4a5c17ece');
insert into "entries" values ('229b7c0baf310781.1', 272, 1, 912, 3914, 1794756315249, x'6400fef66a9f4b4894cd6c0f04413bf8bdd7ceafddcf88af45b647911ab56b7d');
insert into "entries" values ('229b7c0baf310781.1', 273, 0, 640, 3924, 1794756315260, x'fae95425045162b456d7f1c6751c7a10f89d296d71081f0a501b0ab19be609a1');
insert into "entries" values ('229b7c0baf310781.1', 274, 0, 640, 3934, 1794756315270, x'e404959df03f9a4d60191b816001a227ae3c337bd2ad7f77a8f700ef0951876c');
insert into "entries" values ('229b7c0baf310781.1', 275, 1, 308, 3967, 1794756315303, x'd7a1d8f3d55b8ed6a54e060c5a121f28d9bb8fa160a5c44f860267b1c66857a8');
insert into "entries" values ('229b7c0baf310781.1', 276, 1, 816, 3976, 1794756315311, x'24ce886bf98ae535dce413e13504140a3def29db33a222fb24e84ea7d0f1c4b7');
insert into "entries" values ('229b7c0baf310781.1', 277, 0, 528, 3985, 1794756315320, x'7c5b8172e556e6f5339120f1dba2d3107c1baf1e996200977a21db45c3fec781');
insert into "entries" values ('229b7c0baf310781.1', 278, 0, 592, 3995, 1794756315331, x'bdbb47f3ec5ae954a608a0fb1839b6dbc1be6d0c940b5bf71f4194576c687eaa');
insert into "entries" values ('229b7c0baf310781.1', 279, 1, 512, 4012, 1794756315348, x'8a2a747b258ab8b2bce652051cbac23531361d363b3cc5de8f5ba5842f74139a');
insert into "entries" values ('229b7c0baf310781.1', 280, 1, 816, 4022, 1794756315358, x'd5f5fe8990601f9932600fe0d27732d07d78cb6eedc400078a80d6cca7d381f0');
insert into "entries" values ('229b7c0baf310781.1', 281, 0, 274, 4034, 1794756315370, x'621b7307f02f30f1dcf17bf2c02d3ecc91a47547dbf01c4e609b4ddf90fd863a');
insert into "entries" values ('229b7c0baf310781.1', 282, 0, 2560, 4093, 1794756315429, x'a8e5a004dec1d183615ecc3807c0f6429309ff88c226c7e8151019bdfb64abf2');
insert into "entries" values ('229b7c0baf310781.1', 283, 0, 291, 4105, 1794756315441, x'506464f9f25b7f99ab26a573ebb831fa680532d0307d054f55e965c334fd84c4');
insert into "entries" values ('229b7c0baf310781.1', 284, 1, 800, 4121, 1794756315456, x'41213016deee194acc1812a806de26877a1fbc7c80cb215e52fd77546d625fea');
insert into "entries" values ('229b7c0baf310781.1', 285, 1, 2560, 4175, 1794756315511, x'61613fcfbeaa25c925f4359a2c183ed76e3b84391d1bd598d7b5a0c2881500a9');
insert into "entries" values ('229b7c0baf310781.1', 286, 1, 257, 4186, 1794756315522, x'82c78ad88b51afdc5e8547585c54f273bd6cec999af6d0a1bdb8a5ccb492f3bd');
insert into "entries" values ('229b7c0baf310781.1', 287, 0, 880, 4196, 1794756315531, x'd158d3043c91000d3aeaf13eeeed4f631576e61c7943444104cc875047e06748');
insert into "entries" values ('229b7c0baf310781.1', 288, 0, 2048, 4206, 1794756315542, x'9d16fd5b89d3fa9e453a2407e74d2596181c0b34215b651b03f05f45bd688847');
insert into "entries" values ('229b7c0baf310781.1', 289, 0, 1040, 4213, 1794756315548, x'61f63e4af3157725b3c79169333e45c8ed48f48b5a4fdc8e8e5a214e105b84fd');
insert into "entries" values ('229b7c0baf310781.1', 290, 0, 325, 4215, 1794756315550, x'3731558e12682f7a81b0e47d4023c991d791a886657de8fd957c04f8f4153fa2');
insert into "entries" values ('229b7c0baf310781.1', 291, 1, 308, 4216, 1794756315553, x'd71d468c64c57df79c094f3d7c2143a13e4b16230d5ed9724165ee78698f69f7');
insert into "entries" values ('229b7c0baf310781.1', 292, 1, 544, 4219, 1794756315555, x'd18232ee66bbb51519ef5686c9893e59d634c84f7a56f2659dbabfeabed1899d');
insert into "entries" values ('229b7c0baf310781.1', 293, 0, 656, 4222, 1794756315557, x'8e80c9bcd444656f67ed108ae2008a84fe3593d913fd2d04b0345cc2ed779a8f');
insert into "entries" values ('229b7c0baf310781.1', 294, 0, 274, 4223, 1794756315564, x'b4b8741f1e68ef97eac584beb12c788bab05652d5fd507d3d2c482f43d270ca6');
insert into "entries" values ('229b7c0baf310781.1', 295, 1, 325, 4245, 1794756315581, x'076ce39c0c454d8805398db744883d7058866511f60611dacc3345fa6db6067c');
insert into "entries" values ('229b7c0baf310781.1', 296, 1, 560, 4266, 1794756315602, x'6bc1deb93f730348880d416cdeabcbf0421fb59c7f7152cdafd88b2493561e5a');
insert into "entries" values ('229b7c0baf310781.1', 297, 0, 640, 4270, 1794756315605, x'e8f8cd25da0af0aeb0d20f42d63cb9323ac436fa86591cffcb31ca73bed7a59d');
insert into "entries" values ('229b7c0baf310781.1', 298, 0, 512, 4276, 1794756315611, x'2f7cbea960d08dac8a045214fb2e9d3e1a671d63fc7375fbaf33892677ad2cce');
insert into "entries" values ('229b7c0baf310781.1', 299, 1, 608, 4278, 1794756315613, x'c86b04e53acabd4e0a693470f4911725a5d5dd4326b0cd30710075b5fcfd563e');
insert into "entries" values ('229b7c0baf310781.1', 300, 1, 376, 4279, 1794756315616, x'65f923543443ac1ef8de0c84c942174644c52db0d14d48b4934727b128f6aff0');
insert into "entries" values ('229b7c0baf310781.1', 301, 0, 376, 4283, 1794756315619, x'cbbddad0fb971b10898cbdcec5a3a97371f6c3a939ec4f827fc080fab086839c');
insert into "entries" values ('229b7c0baf310781.1', 302, 0, 274, 4285, 1794756315621, x'5bddf6657b9f4897a80bd903af82b8184c87156ef21b151cbe6daa7b180f44f7');
insert into "entries" values ('229b7c0baf310781.1', 303, 1, 832, 4287, 1794756315622, x'a8e45f99f363a0e3162e36e6c670436cca2f0275cc148dabe717cc5e0aa66007');
insert into "entries" values ('229b7c0baf310781.1', 304, 1, 912, 4289, 1794756315625, x'3ed51cc5469b56951a9eb22c50f42a025c798231babc4124c8d00545e2962c7d');
insert into "entries" values ('229b7c0baf310781.1', 305, 1, 1536, 4292, 1794756315627, x'7b89a8258bd88ab4458946e039779532a9f4920e5388983b261ec235390f4295');
insert into "entries" values ('229b7c0baf310781.1', 306, 0, 544, 4294, 1794756315629, x'd655293c8e9cc111233093439b61390bd95cf3a8b7c58533a32d658fc68fa2e3');
insert into "entries" values ('229b7c0baf310781.1', 307, 0, 376, 4296, 1794756315632, x'468acbde1f5fe672d132026955243c879b0d581dace525aaec67181632695248');
insert into "entries" values ('229b7c0baf310781.1', 308, 1, 528, 4298, 1794756315634, x'f8719caf8d1c5086fbda20134cccbbade75a56a4bfcec318a93940362b31553a');
insert into "entries" values ('229b7c0baf310781.1', 309, 1, 608, 4300, 1794756315635, x'3bd3de6998fbf0865032f8ce00c98342eb08c649473157371a01203c276712b3');
insert into "entries" values ('229b7c0baf310781.1', 310, 0, 624, 4303, 1794756315640, x'9a4dd4d33b193cc015fdf197f259dbb95a7d74a066c38261c20b66c679aa6970');
insert into "entries" values ('229b7c0baf310781.1', 311, 0, 832, 4310, 1794756315646, x'c46e1c98eb2f79abc8a36938c15084f6181c0f8d2d758bd49effce51aed9e163');
insert into "entries" values ('229b7c0baf310781.1', 312, 1, 640, 4313, 1794756315648, x'de37f9d074f213c4742864010fd4399e656d2721ac704e6d08c65e18d5c8ee7f');
insert into "entries" values ('229b7c0baf310781.1', 313, 1, 342, 4319, 1794756315654, x'35c4c19138d231a27813ce7cbeefac103f3efa43ceeda4a04bddf5a125f20e3e');
insert into "entries" values ('229b7c0baf310781.1', 314, 0, 592, 4321, 1794756315656, x'3d97e714a3701f01e254fb084dc9b70bf0229672f6e61cef5272f7d099b423bf');
insert into "entries" values ('229b7c0baf310781.1', 315, 0, 848, 4323, 1794756315658, x'd28ed8256f09b12b6374a8d3135302c07613e773f04211943420f4323bd2e1a7');
insert into "entries" values ('229b7c0baf310781.1', 316, 1, 592, 4347, 1794756315683, x'cba3cd11c385cfde3443a1097905a809693dfcd41bfa238780fe03745ffa9143');
insert into "entries" values ('229b7c0baf310781.1', 317, 1, 528, 4351, 1794756315686, x'8233937702442898100fbeda60a19205fe0079c84128be7f5d4cf4791075d125');
insert into "entries" values ('229b7c0baf310781.1', 318, 0, 560, 4353, 1794756315688, x'c692fbffe1f3131b8627db66bde982de3144f4ecabbadda12da2d2ed0586671c');
insert into "entries" values ('229b7c0baf310781.1', 319, 0, 608, 4358, 1794756315694, x'fb45c341498404e3814cf0ea9cc39e6d463c8157e44f7b7024b558a2a41983ef');
insert into "entries" values ('229b7c0baf310781.1', 320, 1, 560, 4360, 1794756315695, x'6ea455e268eb7c075a3c34b7960b6e4359349e8aa5d794035d23483243bc87c2');
insert into "entries" values ('229b7c0baf310781.1', 321, 1, 512, 4362, 1794756315697, x'd8c2cd59ad5829baaae8db31840d84f2aa67fd292ff8c676400163c14778596a');
insert into "entries" values ('229b7c0baf310781.1', 322, 1, 2048, 4364, 1794756315700, x'545359a438c122f556fda191dd5c9be78d03679b29e0fe9838f88e0c644cbd01');
insert into "entries" values ('229b7c0baf310781.1', 323, 1, 1120, 4369, 1794756315705, x'964d8718d8b38dba3675f2501cd4c1e7a55fab22f79a4992cf73eef8758a7248');
insert into "entries" values ('229b7c0baf310781.1', 324, 1, 1536, 4371, 1794756315707, x'9094d6dddf97ff82acac711be70f88167d700789a1f1b2bfcfef96a896019f6d');
insert into "entries" values ('229b7c0baf310781.1', 325, 0, 592, 4375, 1794756315710, x'0e362c1d444d89e342f79ea7adb08211f87799f0df935775a4ab1ad261d6c3e8');
insert into "entries" values ('229b7c0baf310781.1', 326, 0, 257, 4376, 1794756315712, x'a77ab487874bbf98293b1635b11ecc75ceda64981982e3f52b2e6ae61862f18c');
insert into "entries" values ('229b7c0baf310781.1', 327, 1, 896, 4378, 1794756315713, x'56d91ccc42850ef274998ed5fe82cc60e151b1c5241105ddc12f7719cf831e53');
insert into "entries" values ('229b7c0baf310781.1', 328, 1, 308, 4381, 1794756315717, x'48b31f14bdf777b5bf6c8193e42d22c19222925037820efcb09be890beec117b');
insert into "entries" values ('229b7c0baf310781.1', 329, 0, 864, 4384, 1794756315719, x'274e45fbd662359dcc4288c40f0c59c3fb500bc67c0a0ccce33ef98f3f94c97b');
insert into "entries" values ('229b7c0baf310781.1', 330, 0, 592, 4411, 1794756315747, x'e9faf7b063baa83e7491ee2cd7ff43fa2931462055426947fd9bd3eae72ec374');
insert into "entries" values ('229b7c0baf310781.1', 331, 1, 257, 4419, 1794756315754, x'2e46503ab0f7538ea26cc454d23fb83309084f086a99838e8930e621efbea998');
insert into "entries" values ('229b7c0baf310781.1', 332, 1, 560, 4421, 1794756315756, x'5583243231f46f745e5b8e67808ce39c543b6d55bb7a8f71676a03370dce93d4');
insert into "entries" values ('229b7c0baf310781.1', 333, 0, 325, 4422, 1794756315757, x'bb4d6d824f307bf474dc7b8f43761f50d4b1e0903d58f0ce41026f2e388a2d8d');
insert into "entries" values ('229b7c0baf310781.1', 334, 0, 2048, 4424, 1794756315759, x'a5efb9b910ecb820177e5bbaa0232c076f101565060a16ef6d221c4295cb135d');
insert into "entries" values ('229b7c0baf310781.1', 335, 0, 576, 4425, 1794756315760, x'a4b8ee27be2e065ce1761a9e57d44fbbfdc9d875b1623d62e8023d02e5a87586');
insert into "entries" values ('229b7c0baf310781.1', 336, 0, 1104, 4426, 1794756315762, x'84f9ca08797946c49e7bab4f192293d3c0501d3d3de8e5af1abd7c7a1aa7408e');
insert into "entries" values ('229b7c0baf310781.1', 337, 0, 1536, 4428, 1794756315763, x'28f690c28e93427b5331e1e17686eb21e16ed217a50deb3f1feddb2dde977644');
insert into "entries" values ('229b7c0baf310781.1', 338, 1, 291, 4429, 1794756315766, x'4e6ead8733eeef68fcd259b5771fa4c74a6f9b79c93328588d71242e74071fc8');
insert into "entries" values ('229b7c0baf310781.1', 339, 1, 2048, 4432, 1794756315768, x'324f99b555704aaad9c6955b0ec694c490602ffc87ed69b80906dac654d10667');
insert into "entries" values ('229b7c0baf310781.1', 340, 1, 1136, 4438, 1794756315773, x'04deeb6da9793391ede0f479a364c1156ee026f60f16a0effdbfdb75feb6fd28');
insert into "entries" values ('229b7c0baf310781.1', 341, 1, 291, 4439, 1794756315775, x'365e9b6a189dafcb473888bd0b06f9f708cf53d8cc034a7459d1afe147515065');
insert into "entries" values ('229b7c0baf310781.1', 342, 0, 800, 4442, 1794756315777, x'c0db587e9d9c76f7ccc061617b0af1dfe6aaf33f52572bf3c252d4434fa6d44a');
insert into "entries" values ('229b7c0baf310781.1', 343, 0, 800, 4444, 1794756315779, x'd31cbb2f848eeed01471b771a7d040a883d51788a00c2cbd78a182ff84a64468');
insert into "entries" values ('229b7c0baf310781.1', 344, 1, 656, 4445, 1794756315780, x'0103426aba47d5fabc2be46f793cca41161b34697034f12465323169331fbd74');
insert into "entries" values ('229b7c0baf310781.1', 345, 1, 880, 4449, 1794756315784, x'bc49d148307b48d0630c9866d81af83e6933d7c1c75ec16cd9f4521676225b36');
insert into "entries" values ('229b7c0baf310781.1', 346, 0, 325, 4451, 1794756315786, x'dcec18c35dd1739acbed641be11b09bed3ab134255d2c491c41723d1913fb205');
insert into "entries" values ('229b7c0baf310781.1', 347, 0, 291, 4453, 1794756315788, x'560bd0a3ff5e7ad4047f97336c80fae39b2be5a117436b977976e370547a9ce7');
insert into "entries" values ('229b7c0baf310781.1', 348, 0, 2048, 4456, 1794756315791, x'4988cf56713ba3fac0bba35b5120704131cda9711e2fb86384d5682bacfe333e');
insert into "entries" values ('229b7c0baf310781.1', 349, 0, 1136, 4464, 1794756315800, x'6e5ecf13ce9213a85c617d3da4a92186f4b9019553301ea1586120b62967eab2');
insert into "entries" values ('229b7c0baf310781.1', 350, 0, 1536, 4486, 1794756315822, x'3f3e8608cb0330e76f02290b3802595ca186e44e35958e0903d03d0b5e98c4fe');
insert into "entries" values ('229b7c0baf310781.1', 351, 1, 291, 4505, 1794756315840, x'af8426caaae51305d5817d66ed42a1793d136ee21cf5949d708e9adbf2355239');
insert into "entries" values ('229b7c0baf310781.1', 352, 1, 832, 4507, 1794756315843, x'c9c2a71168a351cc11b88f4fb743ef15499e6438648cab15ac2800b0acd1b323');
insert into "entries" values ('229b7c0baf310781.1', 353, 0, 544, 4509, 1794756315845, x'3291d84a7a35602c5a8a96494d53d1d5a0b1ba69b36c8c4396bf96517d65e5e3');
insert into "entries" values ('229b7c0baf310781.1', 354, 0, 640, 4519, 1794756315854, x'f1f2bcb16663d8e1e69facd7be63a3223a22647174eb19213e69a101abbd56f1');
insert into "entries" values ('229b7c0baf310781.1', 355, 1, 544, 4522, 1794756315857, x'013e39c489804edbdbcb2df5356fb6310fd18edf58b36bbf0a9472351578b657');
insert into "entries" values ('229b7c0baf310781.1', 356, 1, 864, 4524, 1794756315859, x'df5881b9ad5da11bb1b7b47a945fbfceaab484dd64fb471c08bce7cf848703cd');
insert into "entries" values ('229b7c0baf310781.1', 357, 1, 1536, 4526, 1794756315861, x'6b521dccf5888caa552cca0db7360d8127b477e71afb956dc0fc79efb8de6e6e');
insert into "entries" values ('229b7c0baf310781.1', 358, 0, 544, 4528, 1794756315864, x'5eebbb486e5ff6f9159c0018df05730e7c66966354b8ffd789bad1c346631c33');
insert into "entries" values ('229b7c0baf310781.1', 359, 0, 800, 4537, 1794756315872, x'2f8bec569f69846859f49c4b7952d6cda06864cf9cc95f53ffe4dbf44b17712b');
insert into "entries" values ('229b7c0baf310781.1', 360, 1, 576, 4539, 1794756315874, x'200af594d370f111b4777defebd6216900f601576ae04e27c054745e2d42c2aa');
insert into "entries" values ('229b7c0baf310781.1', 361, 1, 800, 4541, 1794756315877, x'4d815cac4ae2521f1b671f85d4c83099ad8c27ef3ac0c241d45a7ef60c1e3644');
insert into "entries" values ('229b7c0baf310781.1', 362, 0, 576, 4543, 1794756315878, x'f0d0cdb64ff45ba9c2b60ef6930f79fb4664de919834d4d7f73dca2ec633319e');
insert into "entries" values ('229b7c0baf310781.1', 363, 0, 291, 4549, 1794756315884, x'38728af2c3bbd2fad9d75805233d69ae647884ebd3664711272ff4411f9fc395');
insert into "entries" values ('229b7c0baf310781.1', 364, 0, 2048, 4551, 1794756315886, x'ae2ad27c183a158988f5d2a36a58db68daa7698fb4c1de699abbd52e8d77b6bf');
insert into "entries" values ('229b7c0baf310781.1', 365, 0, 1168, 4557, 1794756315893, x'6b78cac054e24bba3b9322cd1e7153162953d11576f5c96f2d1b49e96db142b3');
insert into "entries" values ('229b7c0baf310781.1', 366, 0, 1792, 4559, 1794756315895, x'ba3d79021e9fd93674033c69f922d149b4a371c2ab6fe0fd62fa865f818a18e9');
insert into "entries" values ('229b7c0baf310781.1', 367, 1, 864, 4561, 1794756315896, x'2c44e49230d03d202d283477a6ac395ba1c3743847f45e45847dc95ca62f4f54');
insert into "entries" values ('229b7c0baf310781.1', 368, 1, 257, 4567, 1794756315902, x'47cd57e6a55329c54b7c9854889f386f6de6e7f3d41396a39cba20d929953c43');
insert into "entries" values ('229b7c0baf310781.1', 369, 0, 912, 4570, 1794756315906, x'69349ab1a1bd108cecdcbe46224206ab13564eed1bd7368b30b6e15cd69a5ede');
insert into "entries" values ('229b7c0baf310781.1', 370, 0, 864, 4573, 1794756315909, x'394456e762af007746028b5bdd64cc87fbb1720be7f9d9f71088411b2557a6a8');
insert into "entries" values ('229b7c0baf310781.1', 371, 0, 1792, 4575, 1794756315913, x'e78822cdd2d056bc2a67d8491dbe8b67d043d0fff9b65c4c7b11d65e56f81a66');
insert into "entries" values ('2aa513b6a8a2af83.1', 0, 62, 63296, 0, 1794756320098, x'c59483ab55a310de1e50198c5bc37e13fa54eac8b191eeb18941923517059ad3');
insert into "entries" values ('2aa513b6a8a2af83.1', 1, 62, 63744, 0, 1794756320098, x'17f8656b17f765003a741219bec7897f326680eaed42efbaee09ea6b684dc0c7');
insert into "entries" values ('2aa513b6a8a2af83.1', 2, 62, 64705, 0, 1794756320098, x'7ce8416953b68261daa2078dd62466358bf3ef2643dcfea1c82061131d01b3a5');
insert into "entries" values ('2aa513b6a8a2af83.1', 3, 62, 63873, 0, 1794756320098, x'e4ff49a75a5854dadfb65c705c55c65b433fb7bc17082c807a2ff892196a0fdf');
insert into "entries" values ('2aa513b6a8a2af83.1', 4, 62, 62017, 0, 1794756320098, x'c26c659d849ae0bae59d6d7af1de1eb7f8759f0a63d4d81d72de393814cc3cd9');
insert into "entries" values ('2aa513b6a8a2af83.1', 5, 62, 61696, 0, 1794756320098, x'4458136fb3ebde819341bb0eac6dea7f96dbe1145bccc3dc08952041fede4daf');
insert into "entries" values ('2aa513b6a8a2af83.1', 6, 62, 62528, 0, 1794756320098, x'c2a91e1ac5be2fada0d86d0b9c27aac69d63a9231d1df29430b72b76a61c8b5e');
insert into "entries" values ('2aa513b6a8a2af83.1', 7, 62, 63489, 0, 1794756320098, x'859e1261e897fe19eb286c054ed6d62e8bfcfe2aba93bdb64548e228373ede81');
insert into "entries" values ('2aa513b6a8a2af83.1', 8, 62, 64768, 0, 1794756320098, x'1d768697749fc554491dd790725e3d7f3888b55c6d247e519f79239a1351e3d4');
insert into "entries" values ('2aa513b6a8a2af83.1', 9, 62, 62080, 0, 1794756320098, x'0b5f125546d6f17cc49c4b4378696ee091662d60616e508a45ce657d4653985d');
insert into "entries" values ('2aa513b6a8a2af83.1', 10, 62, 61760, 0, 1794756320098, x'a6bfc42c358e356b007df68d641f4e650660091c6d5984240a5e54283817bbd5');
insert into "entries" values ('2aa513b6a8a2af83.1', 11, 62, 64832, 0, 1794756320098, x'dd2b7bcf263ac0b97f3353f99814a67da3b2c824b08e21b82c7e929b8d29b925');
insert into "entries" values ('2aa513b6a8a2af83.1', 12, 62, 66816, 0, 1794756320098, x'2538e8e3f1333225b83afd562e3bff836a5b4c365100308a5dc61fbb624739d4');
insert into "entries" values ('2aa513b6a8a2af83.1', 13, 62, 68608, 0, 1794756320098, x'65e3fc31c486de239f4c9116bebf88e1c1bc7036534cd0c31ca088ced792317a');
insert into "entries" values ('2aa513b6a8a2af83.1', 14, 62, 68352, 0, 1794756320098, x'7f38d0cf940a04513563d52b4c1e8cb74704c9f1230fb3a8e0f6155188386b11');
insert into "entries" values ('2aa513b6a8a2af83.1', 15, 62, 67456, 0, 1794756320098, x'ba9762a3844e265398e679ae6964543b16b886ddf3613b7b318e21bc76386597');
insert into "entries" values ('2aa513b6a8a2af83.1', 16, 62, 69696, 0, 1794756320098, x'b581205edb905150027f7b59ff88244300607c9de7cadc0266f774a8f07a6b2b');
insert into "entries" values ('2aa513b6a8a2af83.1', 17, 62, 69824, 0, 1794756320098, x'9607bb9bae47901bb7f2e661b95a31437d54c4e7dbefcfb316d116c00ce9f9f3');
insert into "entries" values ('2aa513b6a8a2af83.1', 18, 62, 69760, 0, 1794756320098, x'9acf493c55527abca3cc3c54e7f51f763d6bfa4e8654771465092a531e898554');
insert into "entries" values ('2aa513b6a8a2af83.1', 19, 62, 69632, 0, 1794756320098, x'1718b4e36dc9f46375d12d29201b30f5a491cc857b623051998ce80c87fb337f');
insert into "entries" values ('2aa513b6a8a2af83.1', 20, 62, 73792, 0, 1794756320098, x'4238bd3dd5ea088e63bcba22c13f165b22cb92d4a50c9ed32c9bd7bc753447c5');
insert into "entries" values ('2aa513b6a8a2af83.1', 21, 62, 81920, 0, 1794756320098, x'61543435727116ba6166a270b153d0bd17e3fda09a3178cdc9a3036226ec189e');
insert into "entries" values ('2aa513b6a8a2af83.1', 22, 62, 77888, 0, 1794756320098, x'6be43377f138d23ff8219c4afdcb88086fb8d34b2f1beb0e7d77b82ec150b548');
insert into "entries" values ('2aa513b6a8a2af83.1', 23, 62, 82112, 0, 1794756320098, x'521c52024f1c93e29143a871c8373abb6038ca7af6e129c0101c10596688bda7');
insert into "entries" values ('2aa513b6a8a2af83.1', 24, 62, 78016, 0, 1794756320098, x'5ddfd985052ef4753499f3af301406ef69615623074c655b37b58be57b78cc4e');
insert into "entries" values ('2aa513b6a8a2af83.1', 25, 62, 82048, 0, 1794756320098, x'f9726a5ee8e8a85118c30cdbaab2f717f48257a36b7af30e36c27426d8daf2f6');
insert into "entries" values ('2aa513b6a8a2af83.1', 26, 1, 256, 41, 1794756320136, x'f1673086f773f8e973f4015f72c719972b2e6cd255384f372e71d3d0165a7e4a');
insert into "entries" values ('2aa513b6a8a2af83.1', 27, 1, 24643, 92, 1794756320188, x'd6efc4f842391703ed6e823ecd2f1524ba2a4ba75867dabacd0398eb05d1659a');
insert into "entries" values ('2aa513b6a8a2af83.1', 28, 1, 28672, 114, 1794756320206, x'f30a743ff658beec1cc51c0c6674c79bd8c23c5dbe65d11e769fbdbe466d63ef');
insert into "entries" values ('2aa513b6a8a2af83.1', 29, 1, 28672, 138, 1794756320230, x'8e9ca0cd5555af2700f6512c902fc46f60aa7c532b15c2d6f92e8e1967e2ff12');
insert into "entries" values ('2aa513b6a8a2af83.1', 30, 0, 256, 181, 1794756320273, x'9e637b073c0fc829a1afa4b4763b71a38d72a16b606aacf02b0933e0e294586a');
insert into "entries" values ('2aa513b6a8a2af83.1', 31, 0, 24577, 185, 1794756320277, x'7430ddc41d9ff862da9714467dba0d34d9b619559ead098412e27f956f64380d');
insert into "entries" values ('2aa513b6a8a2af83.1', 32, 0, 24643, 189, 1794756320280, x'a785f87465ed321a5d36e2ced6f30642554006b56c60281c60fbf19c5f037caa');
insert into "entries" values ('2aa513b6a8a2af83.1', 33, 0, 28672, 191, 1794756320283, x'4904320e96ef92d58278b8827594f43732bfc0fc6ae5d16ad4d29a701df40d23');
insert into "entries" values ('2aa513b6a8a2af83.1', 34, 1, 0, 201, 1794756320293, x'53a5715b9316f51313e89d22412ce5b606188e7e22c57533aa5893cf65e5733c');
insert into "entries" values ('2aa513b6a8a2af83.1', 35, 1, 12288, 205, 1794756320297, x'2273ffe45007f04e174ab8c7b4b963f8de0f228cc5d736e8890dbcf4c54556fd');
insert into "entries" values ('2aa513b6a8a2af83.1', 36, 1, 12480, 208, 1794756320300, x'38a13d4252d9d9e87e485a43482c361076f20b0d2a527542b7848d2334e5e6da');
insert into "entries" values ('2aa513b6a8a2af83.1', 37, 1, 12352, 210, 1794756320302, x'0339b7ddc5d2a023984dd7fbc6e833c9daa9f8bf152da898c0aa14eabf74bdf2');
insert into "entries" values ('2aa513b6a8a2af83.1', 38, 62, 78080, 210, 1794756320302, x'2ff0bf6ddc0833e9fb011d94adf59dc5de0ea61b837ba73d1dc4a1aa7dbbcff6');
insert into "entries" values ('2aa513b6a8a2af83.1', 39, 62, 81920, 210, 1794756320302, x'c690d6b48a735d929091e48b62196edb5dd90ad0f62be3a7b6421909bf3314d8');
insert into "entries" values ('2aa513b6a8a2af83.1', 40, 1, 28672, 217, 1794756320309, x'b07ee4fa6458948c8cb2abecf0330ed23fcb32e48cd88d314d94a566346892d7');
insert into "entries" values ('2aa513b6a8a2af83.1', 41, 0, 4288, 222, 1794756320314, x'a2c9f468b529809e65b3b2ceceb793974a4a891bd24eeacdcd27fcceb4ab3898');
insert into "entries" values ('2aa513b6a8a2af83.1', 42, 0, 20544, 225, 1794756320318, x'8f6844c9d2f6ac9aa678c3116d997ff68709b5de818e2cbe18fc34035ecbcd36');
insert into "entries" values ('2aa513b6a8a2af83.1', 43, 0, 28672, 233, 1794756320325, x'88d436a1b459c6c4cd36e4fe4c8e7131e1740ba83bc5311b721a6e1327696376');
insert into "entries" values ('2aa513b6a8a2af83.1', 44, 1, 16449, 236, 1794756320328, x'f806b9ed1d9cab5277a1185da7ecce3235ccd050cfa8d512e479041c91fb1607');
insert into "entries" values ('2aa513b6a8a2af83.1', 45, 0, 57344, 240, 1794756320331, x'0a4af59d41db88a1ea17d07e1d600f64bcaa1e291d494da7dc4214a3b2f98390');
insert into "entries" values ('2aa513b6a8a2af83.1', 46, 1, 4288, 251, 1794756320342, x'0cc3201f787011a8e82b000ed9edd13338f9cbef7b97a9098256ae7f79586674');
insert into "entries" values ('2aa513b6a8a2af83.1', 47, 1, 20736, 257, 1794756320349, x'80b67fbda95cb2b51c7a3a256d2ef7ea254407b34e1da88222820893f4941718');
insert into "entries" values ('2aa513b6a8a2af83.1', 48, 1, 28672, 270, 1794756320362, x'0a7d30cc5e1b5a68e13a312473f95e0908a46ab5885b0006ec80ee844bd7e1b3');
insert into "entries" values ('2aa513b6a8a2af83.1', 49, 0, 64, 281, 1794756320373, x'198291cb162b048c433e23496b0deac9b3d6dba186d8d336e48538014e3797e4');
insert into "entries" values ('2aa513b6a8a2af83.1', 50, 62, 78016, 281, 1794756320373, x'82ee9ba5ef14e26d40fe3b1df9f22a3b79c378deaf45444460d84573a8489265');
insert into "entries" values ('2aa513b6a8a2af83.1', 51, 62, 81984, 281, 1794756320373, x'8c7315ce184224e2a5e6be8b23b2d66c6ba065cef7f6832ad0ba1b7eaf0f23af');
insert into "entries" values ('2aa513b6a8a2af83.1', 52, 62, 77888, 281, 1794756320373, x'9ec5807bb107dbdca6be3475fd7748fe7a9a283aa53a150dfbc6646d6ea6eaa7');
insert into "entries" values ('2aa513b6a8a2af83.1', 53, 62, 81984, 281, 1794756320373, x'b46b89f62b61920a792ff517a25364ccc6e215d24a1f825e39841cc302b21ba1');
insert into "entries" values ('2aa513b6a8a2af83.1', 54, 62, 77952, 281, 1794756320373, x'bcc9a993e3f7b20c582f732f36a5242faad3686ac9c8ec619adcff7e1ca1361c');
insert into "entries" values ('2aa513b6a8a2af83.1', 55, 62, 81920, 281, 1794756320373, x'e0597f993c2b5705ddd782c37521920d411ced7af1bdc19d564e59d639ef30f0');
insert into "entries" values ('2aa513b6a8a2af83.1', 56, 0, 36992, 290, 1794756320382, x'959be3ec36271451455f7f0e6b3b82a9d1acc95440f37091488233af37431029');
insert into "entries" values ('2aa513b6a8a2af83.1', 57, 0, 28672, 299, 1794756320392, x'b579b9365a2c1edfe8bee65bacc3e23e5e834250e890623f55bf861eb88c9fcc');
insert into "entries" values ('2aa513b6a8a2af83.1', 58, 1, 53248, 307, 1794756320400, x'7b863be2b6c260608ecb44e3dd51cf029c94b0c878a3225dd66f1caf5a337446');
insert into "entries" values ('2aa513b6a8a2af83.1', 59, 0, 53248, 318, 1794756320410, x'620c76f55acb5089ca4f446790573c5117c1c73baf5571d218877aabfb86881b');
insert into "entries" values ('2aa513b6a8a2af83.1', 60, 1, 192, 332, 1794756320424, x'a06006830cb05f4f169f6279cca333450446865876682d0203f40cbcf98e0776');
insert into "entries" values ('2aa513b6a8a2af83.1', 61, 1, 20672, 343, 1794756320435, x'de7f4375daf9aab525374db38ecfb32c43d0d527343f32d1c4cd08dda8bf50e5');
insert into "entries" values ('2aa513b6a8a2af83.1', 62, 1, 28672, 349, 1794756320440, x'ef9ca24158531b18da011da81545a0ae058f3ae9b4a2f4c736304ea83fa461b1');
insert into "entries" values ('2aa513b6a8a2af83.1', 63, 0, 0, 356, 1794756320448, x'fca8e00b4a6c738a41f1f6a45894365c77f35ce8560a0da07d3a777b708c99aa');
insert into "entries" values ('2aa513b6a8a2af83.1', 64, 0, 12480, 363, 1794756320454, x'76e9a9b0512aea88328b09f76d919f44e6d0303875a515fba616f1334a388906');
insert into "entries" values ('2aa513b6a8a2af83.1', 65, 0, 12352, 371, 1794756320462, x'30c4360ca434b9961df8b1fd0a345391ade025b265e9dd8e81afcf038d91eb25');
insert into "entries" values ('2aa513b6a8a2af83.1', 66, 0, 12288, 378, 1794756320470, x'b88f8b728d6a30d76552f28f14803ab78ed7952d3858d2b4243c2dcbdc6b47bc');
insert into "entries" values ('2aa513b6a8a2af83.1', 67, 62, 77824, 378, 1794756320470, x'39cd1e8fcf710c4908546b7015c80139be4c5cc5d55c503deccc937e0dc9b39a');
insert into "entries" values ('2aa513b6a8a2af83.1', 68, 62, 81920, 378, 1794756320470, x'fb12b0ffe8fa65ff4ee67cc483df458412db2d8a9673e383e6e9ca9231b416c1');
insert into "entries" values ('2aa513b6a8a2af83.1', 69, 0, 32896, 386, 1794756320481, x'913a0498492603e570eadc4b81cb5de195207a75828fc9a2e4ac38cfa886d74f');
insert into "entries" values ('2aa513b6a8a2af83.1', 70, 0, 8512, 392, 1794756320484, x'642adb6ac99835a2a20fe43ef045fbd15debdae877851b51bdfd21a06c26d879');
insert into "entries" values ('2aa513b6a8a2af83.1', 71, 1, 45056, 422, 1794756320515, x'a3cb757bf3b752d528bc6a910123a642bf8afc4c2263b6a0b088707ae4dd6286');
insert into "entries" values ('2aa513b6a8a2af83.1', 72, 0, 45312, 434, 1794756320526, x'7844b9bf3099582aafdf5719ba3dbb7955b5c5f36cae3d08c7f121d3526fda9a');
insert into "entries" values ('2aa513b6a8a2af83.1', 73, 1, 64, 436, 1794756320528, x'aba95b000dca3aa81bc13ce4422a9d8273fd283c6e7bef28c87e019d862feb8b');
insert into "entries" values ('2aa513b6a8a2af83.1', 74, 62, 77888, 436, 1794756320528, x'6dbe21e436fa5b1d24f05a7cf02c7c416f6e2a2a9455d7252e8f574d6147ab9a');
insert into "entries" values ('2aa513b6a8a2af83.1', 75, 62, 81920, 436, 1794756320528, x'bab26d6d1dfb3e1aa620a10db3f9e4eb839094f70cd18b620dcf6c4e4b8fbe83');
insert into "entries" values ('2aa513b6a8a2af83.1', 76, 1, 32832, 441, 1794756320533, x'92f24fa4a7122b7d859eb30091b6226ec9eae0e91a2e6e5a1202fd0d3f2f3fe9');
insert into "entries" values ('2aa513b6a8a2af83.1', 77, 1, 8192, 445, 1794756320536, x'6d181abebeefdb6b2f468adb90fe94a8ec052f26056e9854960174379fc00651');
insert into "entries" values ('2aa513b6a8a2af83.1', 78, 0, 4224, 448, 1794756320540, x'1d3503c0fe7917604052c497a6c40579381ebf2ae61bd60b5b80e989dca2cca3');
insert into "entries" values ('2aa513b6a8a2af83.1', 79, 0, 16451, 515, 1794756320606, x'd60c3e46823dfd176e714b125861b7e488c8e301cabe2682c6b84f4c05d3fe26');
insert into "entries" values ('2aa513b6a8a2af83.1', 80, 0, 28672, 557, 1794756320649, x'dbc8fde92a888b44bb36755fc14d359948d7ab3ceb4cc1fcf52fecb765974969');
insert into "entries" values ('2aa513b6a8a2af83.1', 81, 1, 49344, 577, 1794756320669, x'68454a2c87bce16a868e3939a50f1e6de1589ae521668bc16f5401993188664e');
insert into "entries" values ('2aa513b6a8a2af83.1', 82, 0, 49280, 601, 1794756320705, x'041106d4a08efc27b639db01542e966a887bac8496aa39ce6114e24e9beb4017');
insert into "entries" values ('2aa513b6a8a2af83.1', 83, 1, 4160, 634, 1794756320726, x'63d584e4820a66b170c8585ad91c153acb23b15a3a292b8daf4692884f95b509');
insert into "entries" values ('2aa513b6a8a2af83.1', 84, 62, 77952, 634, 1794756320726, x'e7c7304a4ee092a5eb6b937f773687e2b5b2c5710d8ea65988286d87cdb3e79f');
insert into "entries" values ('2aa513b6a8a2af83.1', 85, 62, 81984, 634, 1794756320726, x'77bb434bbda2977f27f28373ffa1d69e1733e9d28bc23b79cafc737431b57c3f');
insert into "entries" values ('2aa513b6a8a2af83.1', 86, 1, 32768, 639, 1794756320731, x'e381774fb196f8ba94411b6d57e749c73d226dff02dbd8b02fe6326dbea33ca6');
insert into "entries" values ('2aa513b6a8a2af83.1', 87, 1, 41216, 641, 1794756320733, x'60fe27e83ad28a8bc1d0c169edc5a2523f4a47414c3c499ce99f23b727c2cb53');
insert into "entries" values ('2aa513b6a8a2af83.1', 88, 0, 0, 643, 1794756320734, x'81f74c419d938bc8bcdc71a8ba3f63c754596f7119fc6daa326fe54485d85e9f');
insert into "entries" values ('2aa513b6a8a2af83.1', 89, 0, 12288, 645, 1794756320739, x'bf65ffb752dfa8dba1ce8064caef60a14d36907a67d87b5a723f24d054a9e333');
insert into "entries" values ('2aa513b6a8a2af83.1', 90, 0, 12416, 649, 1794756320741, x'd4209cef2947ddc5baa4ba6ecc63bbc734c39592c342333889ec2993b69758de');
insert into "entries" values ('2aa513b6a8a2af83.1', 91, 0, 12352, 653, 1794756320747, x'ae2294e5ba8a05a6248a5b2eefaa894dcbcc5936ee77ace46ecd8b00a18ab32d');
insert into "entries" values ('2aa513b6a8a2af83.1', 92, 62, 77952, 653, 1794756320747, x'cf1e0751e552fd8538a7da6110d5f3e71e1f5681788fb7e67de5cfc8b2efb572');
insert into "entries" values ('2aa513b6a8a2af83.1', 93, 62, 81920, 653, 1794756320747, x'd163587f68bc9ca12ef3ff65567bbc2dd9a254522fd2207f3c82b78a97a143e8');
insert into "entries" values ('2aa513b6a8a2af83.1', 94, 0, 32832, 657, 1794756320749, x'3b0d5dc60fad745aeb234e420fbd2cfb636f2b3b61d0ec6cba7e4b087572ebdf');
insert into "entries" values ('2aa513b6a8a2af83.1', 95, 0, 20480, 661, 1794756320752, x'94144f6fa383ba1a0230452edc7502c076e20eb8f9a058f74da2d36bc0b04fea');
insert into "entries" values ('2aa513b6a8a2af83.1', 96, 1, 53248, 664, 1794756320756, x'399dbf456af4634becd9f5264003b6affd2ccf3b892151eb3120ece8e16bd9fd');
insert into "entries" values ('2aa513b6a8a2af83.1', 97, 0, 57344, 666, 1794756320757, x'6e980100025ff2b71f9b5d34e8c8e56b5392b454a9a10a6dd2d623e08eb410f1');
insert into "entries" values ('2aa513b6a8a2af83.1', 98, 1, 0, 669, 1794756320761, x'0413a00648274e8df59f5ff9afdf2f371202445deaf60b8573a8ce051ffc5ae8');
insert into "entries" values ('2aa513b6a8a2af83.1', 99, 1, 12416, 678, 1794756320769, x'1e527874226b1a578657ec55b3f3fe9f7d34fd9140450dc3f7ae6fd437bb8d32');
insert into "entries" values ('2aa513b6a8a2af83.1', 100, 1, 12480, 685, 1794756320776, x'3dce780ab27c31d25ccc27b0fe8543fae610bb905e358b16c9c025b21644dc5e');
insert into "entries" values ('2aa513b6a8a2af83.1', 101, 62, 77824, 685, 1794756320776, x'c2d933fd1046b42e443660b0dc5adf63600bfa2099acf2810f26d0a2d067f999');
insert into "entries" values ('2aa513b6a8a2af83.1', 102, 62, 82112, 685, 1794756320776, x'7c66bbb3d65c6001168077d19917f3826e822d3cd238631b9c36f6adcd4abb2b');
insert into "entries" values ('2aa513b6a8a2af83.1', 103, 0, 64, 690, 1794756320781, x'1908d921769cc9712cdca80048bc82754f93227edd33e9fe0e48fc7a948f02a2');
insert into "entries" values ('2aa513b6a8a2af83.1', 104, 62, 77952, 690, 1794756320781, x'8952c1e6b66deaff3bd10ca763f0dd95e6537aa02dcc0ce9a64275acbc48cb96');
insert into "entries" values ('2aa513b6a8a2af83.1', 105, 62, 82112, 690, 1794756320781, x'2002eef2594a8d47680f7ff4b9f4223582e9e3c3aeddb48cf8897ade0c50bf4f');
insert into "entries" values ('2aa513b6a8a2af83.1', 106, 62, 77824, 690, 1794756320781, x'e06cd532a1a09e698dcbcbf51b65a637c04dcc8a0881e6f92853966edf5e7a24');
insert into "entries" values ('2aa513b6a8a2af83.1', 107, 62, 81920, 690, 1794756320781, x'a3b2fde48166dcdac707d2d659d94988dc86de6f74aa1b8eccee68a463eedca2');
insert into "entries" values ('2aa513b6a8a2af83.1', 108, 62, 77824, 690, 1794756320781, x'd896faf33f395ca91bb24d11d6957af1c73803ca06a00dc2b322c002923a5b93');
insert into "entries" values ('2aa513b6a8a2af83.1', 109, 62, 82048, 690, 1794756320781, x'0b13a63866c6250f7b76ec847366c62a4c0945555f038bfabd9516d67e2c64ae');
insert into "entries" values ('2aa513b6a8a2af83.1', 110, 0, 37120, 693, 1794756320784, x'ed115a6dd2f8c3a2e65b1a35d92befd9e65df3d1cebdd437c235a3a56e2d624c');
insert into "entries" values ('2aa513b6a8a2af83.1', 111, 0, 37056, 697, 1794756320788, x'2390b4e8879058856a7e2aeae67d93342ee51d77bb1fb5898096419c26a85334');
insert into "entries" values ('2aa513b6a8a2af83.1', 112, 0, 28672, 701, 1794756320793, x'7d0e6f9a14209ab94ceb8b1ec623ff83c809c68f4f0a22987f3c2b675a3925cc');
insert into "entries" values ('2aa513b6a8a2af83.1', 113, 1, 57344, 705, 1794756320797, x'5cb0920d2318646f7ea45747ba26f85704209933879a010c4b747979850938cc');
insert into "entries" values ('2aa513b6a8a2af83.1', 114, 0, 16385, 707, 1794756320798, x'2c1dfb39930e918255a08819757fc7830ae8f13a40b54d0cfe963bfca629ed00');
insert into "entries" values ('2aa513b6a8a2af83.1', 115, 1, 256, 708, 1794756320800, x'f409ff3bb2542cab91823ffa10346a3268a46fb8ea47f8ed57a4eaec75b05f94');
insert into "entries" values ('2aa513b6a8a2af83.1', 116, 1, 24579, 710, 1794756320801, x'91d685b56a47aee22d0f59c17bf1bf442eaafa574e8d3b20e54bf07afddf848e');
insert into "entries" values ('2aa513b6a8a2af83.1', 117, 1, 24707, 713, 1794756320804, x'2aa000b09886070c694e9741ab21eafd4116ddda68bcb704b83ab30b53c44db9');
insert into "entries" values ('2aa513b6a8a2af83.1', 118, 1, 24579, 717, 1794756320808, x'd2fd89973b6cad80b88fef99a0a798fe1a42c30b1a661cafed903a6297510f3f');
insert into "entries" values ('2aa513b6a8a2af83.1', 119, 0, 192, 718, 1794756320810, x'2fbf0e8a4df8f3362bde2912a06de2848692d7865acd9e171bd5d5b3126f723a');
insert into "entries" values ('2aa513b6a8a2af83.1', 120, 0, 20672, 721, 1794756320812, x'4a325e22413c7d387fba31b9c25e50b3b6e4d16220e09d38e22c6c4a7a976f2d');
insert into "entries" values ('2aa513b6a8a2af83.1', 121, 0, 28672, 726, 1794756320817, x'1b9838c8e267119d0f1bcce8fd00f6abf5a465d3fae5478ee1f64ec6a32d7bed');
insert into "entries" values ('2aa513b6a8a2af83.1', 122, 1, 45376, 728, 1794756320820, x'8602facbaf725a716084dd591e9d39ba1dd090a124d3c5e2371ccb913bf1f208');
insert into "entries" values ('2aa513b6a8a2af83.1', 123, 0, 45376, 731, 1794756320822, x'eb604c36c3f07c9ddb3596f719189ba71234473377718736a7c45328e0544de6');
insert into "entries" values ('2aa513b6a8a2af83.1', 124, 1, 0, 732, 1794756320823, x'44bc5094d8523cd0fcf68c1f0445c23404b2891ee019ecb636e2ed56bc7b1d27');
insert into "entries" values ('2aa513b6a8a2af83.1', 125, 1, 12480, 733, 1794756320825, x'e60dee1cbb17c5e608b225aa9b9f7eabe784f12b0f9aef51625d81804661f2b3');
insert into "entries" values ('2aa513b6a8a2af83.1', 126, 1, 12288, 741, 1794756320832, x'058d398cd517769d9cf4f5ba4442a76a6781f3b77047dcbb4159291622effa07');
insert into "entries" values ('2aa513b6a8a2af83.1', 127, 1, 12416, 743, 1794756320835, x'7458b29f0b9eb1b978223a4ded29a328770d385034df439f71b9e0e4fd2d336c');
insert into "entries" values ('2aa513b6a8a2af83.1', 128, 62, 77952, 743, 1794756320835, x'c23cfb7a4a441f41d7e5e9d481aca46c352961c72e56c0e53b20b50c5e0d5e6e');
insert into "entries" values ('2aa513b6a8a2af83.1', 129, 62, 82112, 743, 1794756320835, x'b62695e2de5f207973b83738c5616d8a86d28b5be5f0557d38bd563fa18dbd03');
insert into "entries" values ('2aa513b6a8a2af83.1', 130, 0, 0, 746, 1794756320838, x'63bbd7fee8b599ea7723bd388197f916ff9532959a89bfaddf107f67b543c98b');
insert into "entries" values ('2aa513b6a8a2af83.1', 131, 0, 12288, 749, 1794756320840, x'66c14e1a1c564491447f7ad87fbb1e66e424f14defcc05e7641335b587a8c26d');
insert into "entries" values ('2aa513b6a8a2af83.1', 132, 0, 12416, 758, 1794756320849, x'bf8a18335f868402b55a54171e86957df1c65cb733a63371d3da17b5c01cb1d3');
insert into "entries" values ('2aa513b6a8a2af83.1', 133, 62, 77824, 758, 1794756320849, x'8bcd471b64c851dce7be9e6c05c09dff5cff76d2a3764102bf90a444dc1f1a43');
insert into "entries" values ('2aa513b6a8a2af83.1', 134, 62, 82112, 758, 1794756320849, x'eaf5922c9f91a01984712fe623f6186e1a26fbe51386130bfbd28ee359f520c5');
insert into "entries" values ('2aa513b6a8a2af83.1', 135, 0, 12416, 774, 1794756320866, x'ae989e6916d8db3d4c669493eeed6f682ab56e0a7419f0461893be1abb5b6342');
insert into "entries" values ('2aa513b6a8a2af83.1', 136, 0, 12288, 789, 1794756320881, x'77e7590e8dc228db9e2b7e3613f75b8b72c2de91c85ed3c1abf981d4c2f16042');
insert into "entries" values ('2aa513b6a8a2af83.1', 137, 62, 78080, 789, 1794756320881, x'd367df05e31eaaf93003f44d45823f7d546a7070c78c4a3a20f82568bd2130bc');
insert into "entries" values ('2aa513b6a8a2af83.1', 138, 62, 81984, 789, 1794756320881, x'd1a8340506e9910123a060fbb7ef3db1fdc695c12b513e40a0554b7a27a3ee16');
insert into "entries" values ('2aa513b6a8a2af83.1', 139, 0, 32896, 801, 1794756320892, x'de07a94fcb4a10459e25dfbcb3f82924c3b00ec36ed4fcd8d1a179ca2980e48c');
insert into "entries" values ('2aa513b6a8a2af83.1', 140, 0, 20544, 808, 1794756320900, x'84a2078372d613db3dff99fb788a0210669edb7488fa4c70a083d8ee8c30b2a1');
insert into "entries" values ('2aa513b6a8a2af83.1', 141, 1, 128, 821, 1794756320913, x'56ff74629091e26738f5c1d8a012cbffca1046bc5fb49f5dd2ab4442002604ee');
insert into "entries" values ('2aa513b6a8a2af83.1', 142, 1, 16385, 831, 1794756320922, x'8e4992d83b417d64a8f30aa4d5f99054e42a28c24c37122fca8e30e66c55c4d4');
insert into "entries" values ('2aa513b6a8a2af83.1', 143, 0, 192, 840, 1794756320931, x'864c4d21b92d50234b6e76102e6f94491b6bef7f69d24ca895acfd56744cbed9');
insert into "entries" values ('2aa513b6a8a2af83.1', 144, 0, 20736, 846, 1794756320938, x'26cc07f31013af52e0d4000e4721ff41edb563353e601f2df35e5370000a48fe');
insert into "entries" values ('2aa513b6a8a2af83.1', 145, 0, 20544, 849, 1794756320941, x'ae20dcdf8a209450238a47e7860ce20b498bb4b7b250daf06711bcd9af45ad8a');
insert into "entries" values ('2aa513b6a8a2af83.1', 146, 0, 32768, 851, 1794756320943, x'fdbb50b5f8b6ca5c92178cfda8b25c568c51c99e4d828e6c80cfc8f522c2d25b');
insert into "entries" values ('2aa513b6a8a2af83.1', 147, 0, 41280, 852, 1794756320944, x'160ec994706d72956587ba3240da01efe643a4d9136e8e5fc88af8b72c078a07');
insert into "entries" values ('4a2ea752a56fbd80.1', 0, 62, 63040, 0, 1794756319903, x'ebe6d4f4c58e4acbda56dac73d2cdd6d1ab836c2a3482c6a0d8f636a12b99719');
insert into "entries" values ('4a2ea752a56fbd80.1', 1, 62, 64321, 0, 1794756319903, x'7a2a84e7987e04c61c0f2f13c58cf08113de3a4f16f9500d9db1cbea3677b387');
insert into "entries" values ('4a2ea752a56fbd80.1', 2, 62, 61632, 0, 1794756319903, x'b0d37a5d9b716a24f415734e637873e201a916cab81c301e647a67eeeec802d0');
insert into "entries" values ('4a2ea752a56fbd80.1', 3, 62, 63552, 0, 1794756319903, x'c4a1725678c001eb7382e299706fa57a800e4ee2ba33c9981124a0f7bd592a32');
insert into "entries" values ('4a2ea752a56fbd80.1', 4, 62, 64000, 0, 1794756319903, x'0f7d3dd7f5d5924924abefe524c81a6a6a14f2f462b0b7e3408d7fa7bb37702d');
insert into "entries" values ('4a2ea752a56fbd80.1', 5, 62, 62593, 0, 1794756319903, x'ec3e848eaf3782a31af32d940d563c4db96a1a02ada0093136bef5e1b72325e6');
insert into "entries" values ('4a2ea752a56fbd80.1', 6, 62, 62145, 0, 1794756319903, x'4c960fed9911cebfbd0f7cfe304a9df761adc78043e2d76203a97be7614f7c7c');
insert into "entries" values ('4a2ea752a56fbd80.1', 7, 62, 63232, 0, 1794756319903, x'361dbc2ee91eb62bee1c825f72e6eda0118549d26f1c7a93e2ba4a582eb19371');
insert into "entries" values ('4a2ea752a56fbd80.1', 8, 62, 63745, 0, 1794756319903, x'a87212b12b247ea2b907e4efc2449a0467a94f8c49bd16e2a937268efb9e5786');
insert into "entries" values ('4a2ea752a56fbd80.1', 9, 62, 62081, 0, 1794756319903, x'3fb6bf5c3ce04030d933c7b83472737e04731b7577967f0024daf09fc4e0ff0b');
insert into "entries" values ('4a2ea752a56fbd80.1', 10, 62, 63105, 0, 1794756319903, x'db5042e4267a20e5bbcce0b7c2bf8e0c405c753f03daf066a9564e857d5eecdd');
insert into "entries" values ('4a2ea752a56fbd80.1', 11, 62, 61952, 0, 1794756319903, x'd9fd82039df04c39a3c2ed15e280285711ce101624802791c4502cb4cfb4c6ba');
insert into "entries" values ('4a2ea752a56fbd80.1', 12, 62, 67904, 0, 1794756319903, x'99cab6d920a10621a13bc1be1cf5683cafbb171474941ee335441e330a0350ca');
insert into "entries" values ('4a2ea752a56fbd80.1', 13, 62, 68800, 0, 1794756319903, x'dc2a2a9cede0220a71dd454497b92071a6d25af9bbc2ca62a5cc10572bdbbf62');
insert into "entries" values ('4a2ea752a56fbd80.1', 14, 62, 68992, 0, 1794756319903, x'3f4ed734e5abeca70bd07b1f03c3a44c6c652f1d53c9096446ce22287040d483');
insert into "entries" values ('4a2ea752a56fbd80.1', 15, 62, 68480, 0, 1794756319903, x'9f6171cf3bcb027434dbf6e345e46f24277de58b3fd466314526514d8e232ce2');
insert into "entries" values ('4a2ea752a56fbd80.1', 16, 62, 69760, 0, 1794756319903, x'29b791c0b4c3964e0d9706225056a61ed39ea4d31edf310c805717648635d3d0');
insert into "entries" values ('4a2ea752a56fbd80.1', 17, 62, 69632, 0, 1794756319903, x'81c72570ed3322bfcc76ec0bf2cab6438af5372dcba2e00c0c4e7c9e57659728');
insert into "entries" values ('4a2ea752a56fbd80.1', 18, 62, 69824, 0, 1794756319903, x'50013e815cad2b5e7e250c594df9e30753ba76c817469b99efb17322a2b35bb6');
insert into "entries" values ('4a2ea752a56fbd80.1', 19, 62, 69696, 0, 1794756319903, x'c4e8122b458b0aa2f03e86352aef976ef15a1d85b22867f5615f9619280ae395');
insert into "entries" values ('4a2ea752a56fbd80.1', 20, 62, 73728, 0, 1794756319903, x'7c5c1f492149437ca3aa0abc25e5f26e2cf78509b3a3f6c06544acd6fca134a7');
insert into "entries" values ('4a2ea752a56fbd80.1', 21, 62, 82112, 0, 1794756319903, x'd8659775e80a96c09b8330663ed1c16478006ae0698bbd52090743a311dfc323');
insert into "entries" values ('4a2ea752a56fbd80.1', 22, 62, 77888, 0, 1794756319903, x'e66a3a4e1b2003a4ae1434b3538078dd34fa814fab033e1900b93de9b9790978');
insert into "entries" values ('4a2ea752a56fbd80.1', 23, 62, 81920, 0, 1794756319903, x'63310e55355fdfd8e477f22cf28b69a980b2557483336e87f3ca720d497a642a');
insert into "entries" values ('4a2ea752a56fbd80.1', 24, 62, 77952, 0, 1794756319903, x'3bc36de94b721ea6b5a3a0d142b8083f1863c019ae3c2a762dbe59ae503edbb4');
insert into "entries" values ('4a2ea752a56fbd80.1', 25, 62, 82112, 0, 1794756319903, x'825199a079b79a46e38474dd93cb6ea1bd661c030a6eca644761119db002d89b');
insert into "entries" values ('4a2ea752a56fbd80.1', 26, 0, 0, 87, 1794756319974, x'bc830a5c6f8867caa85cb3e4cf0a746d10457ef8412aa82fc9fd379b984a293c');
insert into "entries" values ('4a2ea752a56fbd80.1', 27, 0, 12288, 97, 1794756319982, x'efaf1acb5e023627fd7b0496da8a9244dc318a69d46c5ee116fb88253c14d111');
insert into "entries" values ('4a2ea752a56fbd80.1', 28, 0, 12480, 107, 1794756319994, x'ce665f45cffeb89e9ca1ea4644c572c0c3e03436f000a9c510dce0c4c737d047');
insert into "entries" values ('4a2ea752a56fbd80.1', 29, 0, 12416, 120, 1794756320006, x'14e3740d74d76c7dc65ee5de7b37dd2b3a54f196a712a7ccd5173fa5984450d7');
insert into "entries" values ('4a2ea752a56fbd80.1', 30, 62, 77952, 120, 1794756320006, x'c335ce93f8f1c89977fa3b28e8017ae9941bebc3a29ef1020086dd8dac2ba4dd');
insert into "entries" values ('4a2ea752a56fbd80.1', 31, 62, 82048, 120, 1794756320006, x'0cdab138d4600ec87a244a762ce1310f4e4cf4328eb914ceab5a698ad8896d1a');
insert into "entries" values ('4a2ea752a56fbd80.1', 32, 0, 28672, 132, 1794756320017, x'88421db58e928aa170a94039d129ca553df05704253348b5736c5875d5eec16f');
insert into "entries" values ('4a2ea752a56fbd80.1', 33, 1, 4224, 146, 1794756320031, x'15cc97166e67ce406217a867a3cea80e215f33d4cad3a7a4b9a6dce679a64854');
insert into "entries" values ('4a2ea752a56fbd80.1', 34, 1, 16388, 149, 1794756320035, x'f43899db5b8ac0af518f3633834dca7d7c8a957cabda895fcbd32de6b320491c');
insert into "entries" values ('4a2ea752a56fbd80.1', 35, 1, 28672, 153, 1794756320038, x'fe7616a443cd27ec9188767fbf8341b7d2d1cade1dd4e96bbcfcfa2c2f0c6a63');
insert into "entries" values ('4a2ea752a56fbd80.1', 36, 0, 128, 156, 1794756320040, x'9b54d049d668dc341403ab2cc913e709661b390f1817f7df1d5940f71df455e9');
insert into "entries" values ('4a2ea752a56fbd80.1', 37, 0, 16452, 157, 1794756320042, x'566ac0f3d41d1a158ea8b663dbb399c49057ac401493e104d200f161a6b2d232');
insert into "entries" values ('4a2ea752a56fbd80.1', 38, 0, 28672, 159, 1794756320043, x'48b44dba3cb2c847630a4c4157ebcea06fcff8196f3b261581d075da606fecec');
insert into "entries" values ('4a2ea752a56fbd80.1', 39, 1, 192, 167, 1794756320051, x'717980429cb9bbe80e08385c6aba32443bd1dacd9cc1105233fca1201d3aa19b');
insert into "entries" values ('808d763d0c05c341.1', 0, 62, 1114624, 0, 1794756316009, x'a310b2c55126b9e5cab985436ba5d610e4f323e47de4d9a429dcfb8986412422');
insert into "entries" values ('808d763d0c05c341.1', 1, 62, 1114368, 0, 1794756316009, x'c90053a12f4f05ebb84e643623a068155431a0cde2e9b533c81617db34053d1f');
insert into "entries" values ('808d763d0c05c341.1', 2, 62, 1114112, 0, 1794756316009, x'40f6a7c086907904b6ae780ead882acae1d30fb0a9485fe968d1f90441a4519a');
insert into "entries" values ('808d763d0c05c341.1', 3, 62, 1115392, 0, 1794756316009, x'0ab172b99a0cf70dc8204110f794afaa73bc635f95554d05532fb9f9c5072c72');
insert into "entries" values ('808d763d0c05c341.1', 4, 62, 983040, 0, 1794756316009, x'c99b2989170899865190d78457d4e83fd94821e8fc28efa1b28f501837b5a148');
insert into "entries" values ('808d763d0c05c341.1', 5, 0, 65536, 30, 1794756316032, x'90da2c9a1f26d9357e8207cfe47b23d925743c899ac1a093e83fb92175160d85');
insert into "entries" values ('808d763d0c05c341.1', 6, 62, 1048576, 30, 1794756316032, x'685e2fd9f4feb774ccd353293dff5475eaf0f102f4ed07d29176a7bc1fd000b8');
insert into "entries" values ('808d763d0c05c341.1', 7, 0, 273162, 38, 1794756316039, x'1c1d1f06cc1c35287eb67dd5ee4fbafbc3c4d61c552c05356bbae36233f089d3');
insert into "entries" values ('808d763d0c05c341.1', 8, 1, 196864, 50, 1794756316050, x'9eca85eabedb52d6eb094e528e4a26cc84bb8d2317ce77cf67b711fa031fbd71');
insert into "entries" values ('808d763d0c05c341.1', 9, 1, 535296, 56, 1794756316056, x'19a050ac04520af7ef2ef67bd4cbc747c34d3a4d914d41e8f28a4c7bb6763b84');
insert into "entries" values ('808d763d0c05c341.1', 10, 0, 197120, 61, 1794756316061, x'0d643a9e34155b90f279544ab63d9e618007ce0efcde7a577799bcd10f0e56ab');
insert into "entries" values ('808d763d0c05c341.1', 11, 0, 600832, 72, 1794756316072, x'af089954d181f5d7dee5765fd4c676516841488d82c131db7bcd7ff2d6281041');
insert into "entries" values ('808d763d0c05c341.1', 12, 0, 268554, 82, 1794756316086, x'c3fa5fed5b4dc94d87f0472af3d0a720de426e32bd6900c41470a65d34f42e9c');
insert into "entries" values ('808d763d0c05c341.1', 13, 1, 65536, 97, 1794756316097, x'5e1dfbd4c337baeba0c82822900645cffa917957a399c8afb5c88192a997ae6a');
insert into "entries" values ('808d763d0c05c341.1', 14, 62, 1048576, 97, 1794756316097, x'c6ee195e71e71785ab2f821312709110a6ee65162f46fed332c8a3e4d364f6c0');
insert into "entries" values ('808d763d0c05c341.1', 15, 1, 265477, 114, 1794756316114, x'641adcc56846707c24a4fbaa96715519d5aaf8e9b5e6caf31809d633e6077c8e');
insert into "entries" values ('808d763d0c05c341.1', 16, 0, 196608, 125, 1794756316125, x'bdb539fa6c192635b74ea591b3a970d2b20c3e525e53ecce2b7740d55836c548');
insert into "entries" values ('808d763d0c05c341.1', 17, 0, 465152, 133, 1794756316136, x'd0552759898c606db72fd5d2654f16b2b0199a18a8cfa7a4572c43e471e25d47');
insert into "entries" values ('808d763d0c05c341.1', 18, 1, 197888, 161, 1794756316161, x'14913eee5687622d27c40368e5596c580222b2a737d6a19632357103037c5a9b');
insert into "entries" values ('95b1def5805f82dc.1', 0, 62, 1114112, 0, 1794756316202, x'a6bfd7239d11a19802dc977bdf95695aa891baa029369b2c640f7b8835084274');
insert into "entries" values ('95b1def5805f82dc.1', 1, 62, 1114112, 0, 1794756316202, x'020f0b20712ab09f415f052837da2652f79e0c1a9c0d1b9e3f050c1aacb871e1');
insert into "entries" values ('95b1def5805f82dc.1', 2, 62, 1114368, 0, 1794756316202, x'ef7113cfb08ecfa2b867fe1162a21637534129975647c777d8e611431fec0f98');
insert into "entries" values ('95b1def5805f82dc.1', 3, 62, 1114112, 0, 1794756316202, x'c6a79251df9ce9eb8484f005f960865b826a0d532c77f55633509962f570a8ff');
insert into "entries" values ('95b1def5805f82dc.1', 4, 62, 983296, 0, 1794756316202, x'2d67d916baa9249ca601e4252533a3becd9a5e995fb366f5c97f10bce5dfb36e');
insert into "entries" values ('95b1def5805f82dc.1', 5, 1, 65536, 22, 1794756316221, x'bb6a1103bf1d96b58f699a3c806d79e4276f13b7b86fa264a68f70361189fcc7');
insert into "entries" values ('95b1def5805f82dc.1', 6, 62, 1048832, 22, 1794756316221, x'ca294ccb92270a6efd574a4c9d1e6ec03a26fe20e53b101843d204f7d6cd3231');
insert into "entries" values ('95b1def5805f82dc.1', 7, 1, 271116, 30, 1794756316230, x'738ec611d649ba0b84c2127ffe8886025dd250a0770b6a708fc9946e3a644fe1');
insert into "entries" values ('95b1def5805f82dc.1', 8, 0, 196608, 66, 1794756316265, x'00e65de30553e18ee1b47a31017b0f72c1fe2ff7153bcdb1eee4ac5ba4e5164e');
insert into "entries" values ('95b1def5805f82dc.1', 9, 0, 467712, 82, 1794756316282, x'f623b66734f8baa66d00654ba1ddc72a62c5a129d5583e36e35d548375fa8562');
insert into "entries" values ('95b1def5805f82dc.1', 10, 1, 65536, 94, 1794756316294, x'4a8ac73a44d2c3dc45cd3cc697469c62329bb800b85ba758ace620c6cc547add');
insert into "entries" values ('95b1def5805f82dc.1', 11, 62, 1049856, 94, 1794756316294, x'09fead5ec7854c97583233ad71bdd4f892b49e2ce0b1bf26626471dc219ffff3');
insert into "entries" values ('95b1def5805f82dc.1', 12, 1, 273161, 118, 1794756316318, x'b9d3a8ff6fcb702e2b34cd763e8c17dbeebf6e9547f057323d31835c0abc739b');
insert into "entries" values ('95b1def5805f82dc.1', 13, 0, 65536, 135, 1794756316335, x'e9d46084a0660bca7eb6e7dd0970b3896e7ced1be14335d8fcb525d148b6cd6a');
insert into "entries" values ('95b1def5805f82dc.1', 14, 62, 1048832, 135, 1794756316335, x'613d167c79fe577a683e13757690d121c77f4acc293ba6ad9a556ffc17e00658');
insert into "entries" values ('95b1def5805f82dc.1', 15, 0, 274182, 142, 1794756316342, x'e5da058c1012f2f701f3b2e1ae161aa80ebe2534890f605f7e6b0e669a8a8fe7');
insert into "entries" values ('95b1def5805f82dc.1', 16, 1, 196608, 150, 1794756316350, x'fa8268bdb4bcc8545863b4d0084e206a01717338950684f0304b59f5ce3e8c6c');
insert into "entries" values ('95b1def5805f82dc.1', 17, 1, 469760, 158, 1794756316358, x'109894bf6b5ed73a5c5057953d315741a12518be288b95bd05e337e2572ab99e');
insert into "entries" values ('95b1def5805f82dc.1', 18, 0, 65536, 166, 1794756316366, x'38ee32624dbafede3849ed981c930c3cd622314b5b56f321a8de2f805c8bd192');
insert into "entries" values ('95b1def5805f82dc.1', 19, 62, 1050112, 166, 1794756316366, x'48256e5eb26541728a3aa1ff2f12bd81ff59548e7412e79c5e1ad93d0744e5aa');
insert into "entries" values ('95b1def5805f82dc.1', 20, 0, 273166, 176, 1794756316376, x'6c8fc601c2f9b7e2cb245b57a30967c29abf23b583e8e4d854438bb999586d13');
insert into "entries" values ('95b1def5805f82dc.1', 21, 1, 196608, 206, 1794756316412, x'8c4030308d0dba7088d625d392d1884644a39c4f637a50d78b6f8f2439ccdec2');
insert into "entries" values ('95b1def5805f82dc.1', 22, 1, 470784, 240, 1794756316440, x'1d14b8930d3a843700e0e34a3bf417afe00de69f7b9139644712931b94c216c8');
insert into "entries" values ('95b1def5805f82dc.1', 23, 0, 196864, 247, 1794756316447, x'16ca31c11836880266d89ae7240d71eff6285654e777582debb08ad9992e0f5f');
insert into "entries" values ('95b1def5805f82dc.1', 24, 0, 535296, 249, 1794756316450, x'e39c0838b2b21141b0ed2bd1f816b76a198db46f642388d584f09f1b5ea12485');
insert into "entries" values ('95b1def5805f82dc.1', 25, 62, 1179906, 249, 1794756316450, x'4355aad23c8bed52f673899960b5bc38911e9571fa01a5f7fd55a7c0999c8422');
insert into "entries" values ('95b1def5805f82dc.1', 26, 1, 65536, 254, 1794756316453, x'6bdafa9e030a1f07ed2cfd2b8aa592b3caa4e1de56cce06d4d0428a968afaafd');
insert into "entries" values ('95b1def5805f82dc.1', 27, 62, 1048576, 254, 1794756316453, x'5d9cac1c86e0df53208ca3b3bbbec3760bb1c84628f7872777d5aebf37abb33c');
insert into "entries" values ('95b1def5805f82dc.1', 28, 1, 263434, 259, 1794756316458, x'8e3ea7b19c137f754aadfb9998015e2f4d1c49864a0636bdaccfd8ee55cfa1bb');
insert into "entries" values ('95b1def5805f82dc.1', 29, 0, 65536, 263, 1794756316463, x'8df64d48cdde53068b8a558226834bedee8b26280ae18ff11f6217d9f19cb0fa');
insert into "entries" values ('95b1def5805f82dc.1', 30, 62, 1049088, 263, 1794756316463, x'ad7e195423d3b6f9ddd84928711847572613f76b23dd61aae426cb4921477572');
insert into "entries" values ('95b1def5805f82dc.1', 31, 0, 263949, 268, 1794756316469, x'106c3da45be6a55a400b1cb1ac92deafe38be2d70b08c2a335530afaf965a191');
insert into "entries" values ('95b1def5805f82dc.1', 32, 1, 65536, 272, 1794756316471, x'3fe80472cc386da18f8b537de9c5230cdf1e73b56638bbfac646193e575820ee');
insert into "entries" values ('95b1def5805f82dc.1', 33, 62, 1049344, 272, 1794756316471, x'1246be69c70b9e6185021cfa08d7506fb232382706b187aaea71ecb7c1a64441');
insert into "entries" values ('95b1def5805f82dc.1', 34, 1, 272655, 275, 1794756316475, x'668496d859bbe8f7a9da5052bc7fe9ec5b95b11eef9380cadfbe8f28c22b8e28');
insert into "entries" values ('95b1def5805f82dc.1', 35, 0, 65536, 279, 1794756316478, x'fa45bfbac3846c02c5f8a2f41956e2bb059b8e6542ef11c246a90e810939046f');
insert into "entries" values ('95b1def5805f82dc.1', 36, 62, 1048576, 279, 1794756316478, x'e076c96a6ad74f58f882571b9e8d79dacc3514f7d28990b390ecf82fe01942fb');
insert into "entries" values ('95b1def5805f82dc.1', 37, 0, 265477, 319, 1794756316519, x'229c62c4871d957a9610c354ad0c692cfea02038c9faca9b9bc8ee0e839509f8');
insert into "entries" values ('95b1def5805f82dc.1', 38, 1, 65536, 345, 1794756316545, x'93fc13b6397d4e98eb9ab975ee4a68298896a2cab96e6964eed85da20e2a6253');
insert into "entries" values ('95b1def5805f82dc.1', 39, 62, 1049344, 345, 1794756316545, x'2c7b212700a3ddad881885a9f83340822e93e94bb760e11c0b41d77c3daeac4a');
insert into "entries" values ('95b1def5805f82dc.1', 40, 1, 262415, 358, 1794756316558, x'cd33d5fe3f04adb288f31bc00b93dbfbb069a99f43f5c24ad1cf33ce9e76398c');
insert into "entries" values ('95b1def5805f82dc.1', 41, 0, 65536, 377, 1794756316577, x'd50cc0700d340f568b4b9c561db01346f2a09b4721d587778c5d46c206984c02');
insert into "entries" values ('95b1def5805f82dc.1', 42, 62, 1049088, 377, 1794756316577, x'cd45d6b3048dc011f86ae34d4799919fce1098cc759cb5bbd70315370cacd0b1');
insert into "entries" values ('95b1def5805f82dc.1', 43, 0, 267275, 390, 1794756316590, x'9a5ec746a57b5e95f9bc46ee9651fb58d8385fc08f98c0447c4e6c2a8b0a7e75');
insert into "entries" values ('95b1def5805f82dc.1', 44, 1, 65536, 398, 1794756316598, x'9106c2a550c4ba16047071f532c7762e65b4e3fa0b361d41a2106f802899cf0f');
insert into "entries" values ('95b1def5805f82dc.1', 45, 62, 1048832, 398, 1794756316598, x'c284be5187c434a2c7488c4e107255c229fe2dfd17c70efdc1a50cecc8c42a02');
insert into "entries" values ('95b1def5805f82dc.1', 46, 1, 271110, 406, 1794756316605, x'469dd495faaceb4bbaa1ae184f18c08ab4b36eea87941211f2b49aec19abb5a8');
insert into "entries" values ('95b1def5805f82dc.1', 47, 0, 65536, 417, 1794756316616, x'96a04d338c0192d8672d31fda15307223d80a09580184c63975f80a60dbc7131');
insert into "entries" values ('95b1def5805f82dc.1', 48, 62, 1049088, 417, 1794756316616, x'41d2b2a087686dfca0674613c0c370f8ed9f351cd81eac340a7aa63911b50525');
insert into "entries" values ('95b1def5805f82dc.1', 49, 0, 262669, 426, 1794756316626, x'454b49952bc932f4c99189549b52e644d835d5e499e1a41007f8bd6eb3b8c1d4');
insert into "entries" values ('95b1def5805f82dc.1', 50, 62, 1181187, 426, 1794756316626, x'ebc5880c665b4a614c39d134c78b5a0f7936d6f29f674410b3e46d6246bc6b04');
insert into "entries" values ('95b1def5805f82dc.1', 51, 1, 65536, 433, 1794756316633, x'499e874fe30b4ce0c704487c51e0be4f1cac2b2104f6e9989c30f4531ebb040e');
insert into "entries" values ('95b1def5805f82dc.1', 52, 62, 1049344, 433, 1794756316633, x'f0895802a1b2da0daf25816056bd1d78ea9185f8d3f67662775b4b30a79d4196');
insert into "entries" values ('95b1def5805f82dc.1', 53, 1, 270863, 442, 1794756316642, x'814e21b9a3255f9c9aa033692c5aefff9fda432241125e26a8694d68449cd16f');
insert into "entries" values ('95b1def5805f82dc.1', 54, 0, 65536, 453, 1794756316652, x'5fe8a45c6a3591b85ea81e3c3d24844dd60bf1b58e79ad5cfa9ff61fecdd63a0');
insert into "entries" values ('95b1def5805f82dc.1', 55, 62, 1049088, 453, 1794756316652, x'748683899070f88dd4ce09389c3ce7b22ec1d2bbe9d9ac454c994f4dc06f368e');
insert into "entries" values ('95b1def5805f82dc.1', 56, 0, 271374, 461, 1794756316660, x'906912de9f4f9678dd8527c37e83a85750693c2520f2d6e08635c42ab2a2656b');
insert into "entries" values ('95b1def5805f82dc.1', 57, 1, 65536, 470, 1794756316670, x'c11a0afb07692e3266b1f3f6efc622aaf8df5ee0e4161e5378ccad51ed8611d0');
insert into "entries" values ('95b1def5805f82dc.1', 58, 62, 1049088, 470, 1794756316670, x'9ca3db23328576f759a6668b8eed965805a201395e3c8ccc26a9a529d03f7f6c');
insert into "entries" values ('95b1def5805f82dc.1', 59, 1, 272391, 478, 1794756316677, x'84e5011d26e4d0eaefe4a295ec1f8006c7489265e9d6d8a556ea6924334321be');
insert into "entries" values ('95b1def5805f82dc.1', 60, 0, 65536, 489, 1794756316689, x'25fc57eb720dc3791c9d4ab35aabb0598b255c311666839fcfc66c48a44d2688');
insert into "entries" values ('95b1def5805f82dc.1', 61, 62, 1048832, 489, 1794756316689, x'0d46d9838a6e8ca50f3cdfe62b026c28e9320c19fd05014c715517a452513c25');
insert into "entries" values ('95b1def5805f82dc.1', 62, 0, 271625, 507, 1794756316707, x'f80652fe02a073a6465299568bed5b22ad7f67243a19199a13f61aa8288b23ed');
insert into "entries" values ('95b1def5805f82dc.1', 63, 1, 65536, 524, 1794756316724, x'36e1f1c3b5558dc64d938488c6ab019d6bd30b9ad0f3331a563a3a0f4116c42f');
insert into "entries" values ('95b1def5805f82dc.1', 64, 62, 1050368, 524, 1794756316724, x'4d6dbfeb7b5f41345d8483dd2310246c419098219df963f964b43791460de2c5');
insert into "entries" values ('95b1def5805f82dc.1', 65, 1, 267023, 534, 1794756316734, x'45165a8b52f518b15cecc583a2eda7f92be911b224487509acb10a96be4f20e9');
insert into "entries" values ('95b1def5805f82dc.1', 66, 0, 65536, 564, 1794756316764, x'fa7319e0b410be870ead1754c313e7d3dcfc8184e130c31748c99d343dac6ca9');
insert into "entries" values ('95b1def5805f82dc.1', 67, 62, 1049344, 564, 1794756316764, x'bf3087265821db7b56588f316274e87d0d052299d16ac1011d69d86858744533');
insert into "entries" values ('95b1def5805f82dc.1', 68, 0, 263183, 572, 1794756316771, x'3783654b163b11384139db34c882c464d0b3a2cd8a2475065caf0b1af20801a8');
insert into "entries" values ('95b1def5805f82dc.1', 69, 1, 65536, 581, 1794756316781, x'ca9e9daffc05c3bd085cb18012b57d35638157219078c7a513f52579db44f135');
insert into "entries" values ('95b1def5805f82dc.1', 70, 62, 1048832, 581, 1794756316781, x'4f0da4d77cfb6a3914b1a07dd17729df650688e819278b6f63b3618f676b3e6b');
insert into "entries" values ('95b1def5805f82dc.1', 71, 1, 262918, 584, 1794756316783, x'5a23323b98a62e3cefbb641140817a63bce3334994eb5cb3ef6d56d515520b06');
insert into "entries" values ('95b1def5805f82dc.1', 72, 0, 65536, 585, 1794756316785, x'fec1770a05d246d41a65acfd5474ff2aa31943b4971d24a1228ff566bca73cc3');
insert into "entries" values ('95b1def5805f82dc.1', 73, 62, 1049600, 585, 1794756316785, x'e095b27dd862acde09dfb2cf37c60a17f26a56c5d99f80e6a1c906feb92f4b25');
insert into "entries" values ('95b1def5805f82dc.1', 74, 0, 264709, 587, 1794756316787, x'68357108ce374f6bf7231889b262477685c38ebe13613c49660a2c4e5ddef3b2');
insert into "entries" values ('95b1def5805f82dc.1', 75, 62, 1180929, 587, 1794756316787, x'de31e06dbd10631d02333769ab6682ad139db0c7e3189bd7fd11e908832ebded');
insert into "entries" values ('95b1def5805f82dc.1', 76, 1, 65536, 589, 1794756316788, x'948fd0171abf4fc0fb6b031e7a11660f8e2d67334fcedcb56840ac370d1b26ee');
insert into "entries" values ('95b1def5805f82dc.1', 77, 62, 1049344, 589, 1794756316788, x'f25adbbae397ee2c718fe69fc730a6743fef55277d82cbd26a8bc25daf2fa5d1');
insert into "entries" values ('95b1def5805f82dc.1', 78, 1, 264207, 590, 1794756316790, x'ea1393bd9e4eac940c0bdb149417fdc6965e02816510d646a0f87e2bc7afbcd9');
insert into "entries" values ('95b1def5805f82dc.1', 79, 0, 65536, 594, 1794756316793, x'b3a01e7521552e247bd4ef740a51b3ac75f1cb73f7ade1d79ead33f281cf8d20');
insert into "entries" values ('95b1def5805f82dc.1', 80, 62, 1050368, 594, 1794756316793, x'50759493a8710e640efe00ea6365d174a26b5b4d6365411de149181b3546e99d');
insert into "entries" values ('95b1def5805f82dc.1', 81, 0, 273167, 595, 1794756316794, x'0cfd6a6eb783e9d13e6695d8a3e6f3857f4f0c5c6baebe11439783e5e4dadcf1');
insert into "entries" values ('95b1def5805f82dc.1', 82, 1, 65536, 596, 1794756316796, x'52fadfab83d5e87ece652cc4a4bce9a727aef40c432aa2973489760d77ef7304');
insert into "entries" values ('95b1def5805f82dc.1', 83, 62, 1048576, 596, 1794756316796, x'3650647b70daf49cbffc6cb3038fa3d1c14ac7f480a6dfce9c8db14281f6129d');
insert into "entries" values ('95b1def5805f82dc.1', 84, 1, 264965, 598, 1794756316797, x'ae5d1caef129d052185801194cec9b0780d5015ed146e5d4955d792875aee9ad');
insert into "entries" values ('95b1def5805f82dc.1', 85, 0, 65536, 600, 1794756316799, x'462661710bb5c1aaf7cee5f5c9cdfaf5d389389ed3958d58479f95eddb4ec5a6');
insert into "entries" values ('95b1def5805f82dc.1', 86, 62, 1048832, 600, 1794756316799, x'72abd9b7bb16abcf504564716b7f8969abfcd57db8b3b0aed519d1f9558ca8a0');
insert into "entries" values ('95b1def5805f82dc.1', 87, 0, 263939, 601, 1794756316800, x'70506aab58c3499cec5489e45476ee3fb633df40a8fb7908aeab4cc5a5d93a5e');
insert into "entries" values ('95b1def5805f82dc.1', 88, 1, 65536, 602, 1794756316802, x'57f4ba0e8cab7fad9b37acd43546fdc0e2866e3af02e114dbe7b88ae3ea035ee');
insert into "entries" values ('95b1def5805f82dc.1', 89, 62, 1048576, 602, 1794756316802, x'4b44b28666089020189414746ae2f2e5c013d6198f9aa447eaaeb5981a7bcee9');
insert into "entries" values ('95b1def5805f82dc.1', 90, 1, 265989, 604, 1794756316803, x'9e64081bff9732422080a31a219197f3e5fb92834d62a28b185be3790e9ce370');
insert into "entries" values ('95b1def5805f82dc.1', 91, 0, 65536, 605, 1794756316805, x'50b07e5aff96f5891812554be4d7a0b1a7fe430330408cb87ae2135f2ced66d1');
insert into "entries" values ('95b1def5805f82dc.1', 92, 62, 1048832, 605, 1794756316805, x'94ed022e2086e4a09f3a64b5bddefc6092f7cac18197170df38127666a5c8ec1');
insert into "entries" values ('95b1def5805f82dc.1', 93, 0, 264457, 607, 1794756316806, x'1f0ab351858c728bea80711afc0242f0f1508181b79dccb8be7f0abe8de8e291');
insert into "entries" values ('95b1def5805f82dc.1', 94, 1, 65536, 609, 1794756316808, x'ec94b05a28fe6de346fd4bc9cdd7fb501f03b48134be39aa35f28559c011312d');
insert into "entries" values ('95b1def5805f82dc.1', 95, 62, 1048832, 609, 1794756316808, x'a343f695473934454b13217cd3ee7cf215d7b296441cf16bb03dcff1feda6192');
insert into "entries" values ('95b1def5805f82dc.1', 96, 1, 274182, 611, 1794756316810, x'32e57e27d73f58d6cb0768333c53d002b3f9cf890d6072368cf6c4c86d284515');
insert into "entries" values ('95b1def5805f82dc.1', 97, 0, 65536, 612, 1794756316812, x'f22007ebd1cf8c4a657f74a4486a57c9392dc2957f80b3af868b6f75e6c40567');
insert into "entries" values ('95b1def5805f82dc.1', 98, 62, 1049344, 612, 1794756316812, x'39472afa111e8cf63c0264d6f0ca2d0295371ffdfcaa87f69db684124f60ee92');
insert into "entries" values ('95b1def5805f82dc.1', 99, 0, 271119, 614, 1794756316814, x'ee273e162a65d7ff138f6cd6e75e52b2a3e0ef3b29e81f7891e1abe9c39ef77f');
insert into "entries" values ('95b1def5805f82dc.1', 100, 62, 1180161, 614, 1794756316814, x'b7bd8a5abee052213ff8c58af60b7cadc352c7299818dd3eb94d59d762815a7f');
insert into "entries" values ('95b1def5805f82dc.1', 101, 1, 65536, 617, 1794756316816, x'55ea62227a458969adad9e6c2978b3af5d5623cc18abc6644282e98a8e9ffb50');
insert into "entries" values ('95b1def5805f82dc.1', 102, 62, 1048832, 617, 1794756316816, x'7fb8cd4cbaf8c36cc12fa4ec65813c54fa21839df7889285d780987cba2b46b9');
insert into "entries" values ('95b1def5805f82dc.1', 103, 1, 264963, 621, 1794756316820, x'b640d62391dc4b81ee367759014021afb9c6e2b02d357cd5475c215fa9ad5a51');
insert into "entries" values ('95b1def5805f82dc.1', 104, 0, 65536, 656, 1794756316859, x'8a56efefeedbcbea9639378f395f76b53b8d4eec63abe6513378b0f18f1027a0');
insert into "entries" values ('95b1def5805f82dc.1', 105, 62, 1049600, 656, 1794756316859, x'3b926f1ca3b53bd46094f5bef8e2d73786317533609dc7d39b15a86bb8af7ae1');
insert into "entries" values ('95b1def5805f82dc.1', 106, 0, 265477, 711, 1794756316911, x'ce1a7f771e1463e06f96f39f9ea056f7997bd7c9b59ed380c08c8db10794544d');
insert into "entries" values ('95b1def5805f82dc.1', 107, 1, 65536, 726, 1794756316926, x'9d08c5574943fd8f78e9eabb896ad7ac9e4b3e833ff79f594d0994d28be667e9');
insert into "entries" values ('95b1def5805f82dc.1', 108, 62, 1048576, 726, 1794756316926, x'defc304e4742920a06a6078ee376a0da8d025288f99677f112904f269436c483');
insert into "entries" values ('95b1def5805f82dc.1', 109, 1, 263941, 747, 1794756316947, x'd887e2e3a1e1099721f62579beb7c3223a1935924a6df49dc552f8a520755a7a');
insert into "entries" values ('95b1def5805f82dc.1', 110, 0, 65536, 762, 1794756316962, x'83ac7a53909d3a2f4c409fe28ffa9031bb773daee601b14e46604db04ef549e4');
insert into "entries" values ('95b1def5805f82dc.1', 111, 62, 1048576, 762, 1794756316962, x'19432a115f3f3aba036af894dec07ad459e914213a42cd2b01c8f48c874401ec');
insert into "entries" values ('95b1def5805f82dc.1', 112, 0, 271109, 811, 1794756317011, x'52103e99a3d75b3ee7980045de941da31b25fa37615ac6675b1d22d7d4e820fb');
insert into "entries" values ('95b1def5805f82dc.1', 113, 1, 65536, 814, 1794756317014, x'8230073b2c4b63b281dc9a276138d4f9cc572752380dfb1a4af549ff9fca94b7');
insert into "entries" values ('95b1def5805f82dc.1', 114, 62, 1049088, 814, 1794756317014, x'feb517f8c47160e386e5043e8a9b20aaf78887e4cbe18616e0414b10c4baf388');
insert into "entries" values ('95b1def5805f82dc.1', 115, 1, 262669, 818, 1794756317017, x'8d434a4a3928fe3a4d97d1c9c6e374c134ec399b47476b4702d0e948274b77b9');
insert into "entries" values ('95b1def5805f82dc.1', 116, 0, 65536, 820, 1794756317020, x'47e278666a2c0542628d41207ff82cc80892ea77c374e18e87c003c673b82959');
insert into "entries" values ('95b1def5805f82dc.1', 117, 62, 1049600, 820, 1794756317020, x'8efb965f17bc87608dcdbf89f225ca1cf2d122064fde6d9d712c039f1638ad29');
insert into "entries" values ('95b1def5805f82dc.1', 118, 0, 265733, 822, 1794756317021, x'db64c3b05f7349357548c275571eaf0dd40030f741578639a6a5fbb9a9966ffd');
insert into "entries" values ('95b1def5805f82dc.1', 119, 1, 65536, 824, 1794756317023, x'dbdf6b970cfcc82c237c06144db753c4a6f3e02c629c853a3f5741671678bd9a');
insert into "entries" values ('95b1def5805f82dc.1', 120, 62, 1049344, 824, 1794756317023, x'b518c97ac872eb7a176e294b1f12c2095fe0d0d153f7bbebe1f6acab314d768e');
insert into "entries" values ('95b1def5805f82dc.1', 121, 1, 264463, 827, 1794756317027, x'07270a898246051a2201ef6ae73dbefd6645b4a8d99ee4feb1e3be4029ec9bf6');
insert into "entries" values ('95b1def5805f82dc.1', 122, 0, 65536, 829, 1794756317029, x'8600d86b15a4178a932237f37c28d217ee65425874f56af6e6540e6e90e31057');
insert into "entries" values ('95b1def5805f82dc.1', 123, 62, 1049856, 829, 1794756317029, x'ee35171333972c8e14609218492356ac38e70ce2e10672f80e990e11bc311e71');
insert into "entries" values ('95b1def5805f82dc.1', 124, 0, 266243, 831, 1794756317031, x'693860834b9e068eff2009dc3bb479cac4f67ce410e05771f5c0942921bc15c0');
insert into "entries" values ('95b1def5805f82dc.1', 125, 62, 1181185, 831, 1794756317031, x'cc8bf71945adf23183b4fe649e4c9ce38407d814394607da2885f396eb4564a6');
insert into "entries" values ('95b1def5805f82dc.1', 126, 1, 65536, 833, 1794756317033, x'321e6ef01cc9b43dfad08d093455c082b60b75501d23eef5ce3b445181477c3e');
insert into "entries" values ('95b1def5805f82dc.1', 127, 62, 1048576, 833, 1794756317033, x'd1e75c34a208d58343b3517f6d82ad96028a867d31b69aeb1e9b69f0ac416b97');
insert into "entries" values ('95b1def5805f82dc.1', 128, 1, 271109, 841, 1794756317041, x'ba6bb2b14a006532f6623e350044d2ed87f54950cc60708aadb7f69b379013e0');
insert into "entries" values ('95b1def5805f82dc.1', 129, 0, 65536, 848, 1794756317048, x'4661571b413b995d53b41e7af38dd180783362cec11da522a69444256fa969cd');
insert into "entries" values ('95b1def5805f82dc.1', 130, 62, 1049088, 848, 1794756317048, x'19783cfe80924c11adb1ba0c2b528424dba3cd247f1921fd94146a2d1fda5b71');
insert into "entries" values ('95b1def5805f82dc.1', 131, 0, 274187, 865, 1794756317065, x'1b98caf98b54a0f7a5df102b6fd1f6527717556d6a740a209d6e55451037ff42');
insert into "entries" values ('95b1def5805f82dc.1', 132, 1, 65536, 873, 1794756317072, x'd2acf44b54837db7e682d0cf2a163634f75cf3e93e9642dd6bb2856c9df68bf1');
insert into "entries" values ('95b1def5805f82dc.1', 133, 62, 1050368, 873, 1794756317072, x'b8ab5e966455a66dc3d049c65e9349ec051705870ff1919168a239e8d55f7865');
insert into "entries" values ('95b1def5805f82dc.1', 134, 1, 273935, 881, 1794756317081, x'8be591b22879d190924d7c00eddd6ce56b1f32527c95a905a3f26014d1966b4b');
insert into "entries" values ('95b1def5805f82dc.1', 135, 0, 65536, 894, 1794756317093, x'ff9a5dbad5192f0985c5313e1044ca54119a39474b0ec5700034568ce66b3922');
insert into "entries" values ('95b1def5805f82dc.1', 136, 62, 1048576, 894, 1794756317093, x'62dc13cbe27210ca170a0d43a120012acd359b02197969929834a839ba6835dd');
insert into "entries" values ('95b1def5805f82dc.1', 137, 0, 269317, 915, 1794756317115, x'eb8f9efc49fceb56be5e7174d51d854b7f49701efa37dee03604c61334cffff4');
insert into "entries" values ('95b1def5805f82dc.1', 138, 1, 65536, 936, 1794756317137, x'33297c08cfaeabe0e268067c5412f7be4d82fe57a8698f2f82f1912d2900eb1b');
insert into "entries" values ('95b1def5805f82dc.1', 139, 62, 1050112, 936, 1794756317137, x'7c47dd38e0a24bcb5894b3fb617abece9066acd9475789eb8c929d44adae38dc');
insert into "entries" values ('95b1def5805f82dc.1', 140, 1, 267534, 947, 1794756317147, x'96944659f23269bcbd2b56c1339bfcd24e0906896e54986630d6070f4cdd719c');
insert into "entries" values ('95b1def5805f82dc.1', 141, 0, 65536, 960, 1794756317160, x'0fc9ed7e50cb38cbef85a457c1285165392c9ed9eedb6d7ac1fb7c85db377805');
insert into "entries" values ('95b1def5805f82dc.1', 142, 62, 1050112, 960, 1794756317160, x'8fc8f8c1b5173a746b971a2d8781f48ef19f0451dcf2a62883518d1c94e98b0c');
insert into "entries" values ('95b1def5805f82dc.1', 143, 0, 272398, 968, 1794756317168, x'2f3ebf22f67965c72a618a1c086564499f8351307259344d3dad8e7c54730580');
insert into "tables" values ('0dffa8bec78b810b', 14, 'circus', 'playing', 0, '{"id":"0dffa8bec78b810b","title":"","invite":"8b7ec65d7660b59e78dbac39d9421574","terms":{"game":"circus","seats":2,"options":{},"data":"","visibility":"link","pace":{"kind":"relaxed","budgetMillis":0,"incrementMillis":0},"spectators":true,"startWhenFull":false,"takeOverAfterMillis":60000,"standIn":"casual","lossOnTime":false,"hints":false},"host":"2c6330da82906ee79c","chairs":[{"kind":"person","person":"2c6330da82906ee79c","name":"Ann","level":"","resigned":false},{"kind":"person","person":"2c6330da82906ee79c","name":"Ann","level":"","resigned":false}],"phase":"playing","matches":1,"removed":[],"createdMillis":1794756310170}', 23, 1794756310310, 1794756311300, 965, 9223372036854775807, '0', '8b7ec65d7660b59e78dbac39d9421574', 1970);
insert into "tables" values ('229b7c0baf310781', 363, 'circus', 'over', 0, '{"id":"229b7c0baf310781","title":"","invite":"36e751da3789f5105b147c1a04d6fab9","terms":{"game":"circus","seats":2,"options":{},"data":"","visibility":"link","pace":{"kind":"relaxed","budgetMillis":0,"incrementMillis":0},"spectators":true,"startWhenFull":false,"takeOverAfterMillis":60000,"standIn":"casual","lossOnTime":false,"hints":false},"host":"2c6330da82906ee79c","chairs":[{"kind":"person","person":"2c6330da82906ee79c","name":"Ann","level":"","resigned":false},{"kind":"person","person":"2c6330da82906ee79c","name":"Ann","level":"","resigned":false}],"phase":"over","matches":1,"removed":[],"createdMillis":1794756311324}', 372, 1794756311334, 1794756315913, 4575, 9223372036854775807, '', '36e751da3789f5105b147c1a04d6fab9', 6583);
insert into "tables" values ('808d763d0c05c341', 14, 'flow', 'playing', 0, '{"id":"808d763d0c05c341","title":"","invite":"16a94ca5940406a442d1d855aaa2ee07","terms":{"game":"flow","seats":2,"options":{"round":"untimed"},"data":"","visibility":"link","pace":{"kind":"relaxed","budgetMillis":0,"incrementMillis":0},"spectators":true,"startWhenFull":false,"takeOverAfterMillis":60000,"standIn":"casual","lossOnTime":false,"hints":false},"host":"2c6330da82906ee79c","chairs":[{"kind":"person","person":"2c6330da82906ee79c","name":"Ann","level":"","resigned":false},{"kind":"person","person":"2c6330da82906ee79c","name":"Ann","level":"","resigned":false}],"phase":"playing","matches":1,"removed":[],"createdMillis":1794756315932}', 19, 1794756315989, 1794756316161, 162, 9223372036854775807, '1', '16a94ca5940406a442d1d855aaa2ee07', 6831);
insert into "tables" values ('95b1def5805f82dc', 94, 'flow', 'over', 0, '{"id":"95b1def5805f82dc","title":"","invite":"0c939b51e47641d5b248e659eaf8c12c","terms":{"game":"flow","seats":2,"options":{"round":"untimed"},"data":"","visibility":"link","pace":{"kind":"relaxed","budgetMillis":0,"incrementMillis":0},"spectators":true,"startWhenFull":false,"takeOverAfterMillis":60000,"standIn":"casual","lossOnTime":false,"hints":false},"host":"2c6330da82906ee79c","chairs":[{"kind":"person","person":"2c6330da82906ee79c","name":"Ann","level":"","resigned":false},{"kind":"person","person":"2c6330da82906ee79c","name":"Ann","level":"","resigned":false}],"phase":"over","matches":1,"removed":[],"createdMillis":1794756316175}', 144, 1794756316188, 1794756317168, 968, 9223372036854775807, '', '0c939b51e47641d5b248e659eaf8c12c', 7838);
insert into "tables" values ('1bc22e964331dd51', 14, 'pluvionautes', 'playing', 0, '{"id":"1bc22e964331dd51","title":"","invite":"b0ec32d85a55022e899feb924fbf74eb","terms":{"game":"pluvionautes","seats":2,"options":{},"data":"","visibility":"link","pace":{"kind":"relaxed","budgetMillis":0,"incrementMillis":0},"spectators":true,"startWhenFull":false,"takeOverAfterMillis":60000,"standIn":"casual","lossOnTime":false,"hints":false},"host":"2c6330da82906ee79c","chairs":[{"kind":"person","person":"2c6330da82906ee79c","name":"Ann","level":"","resigned":false},{"kind":"person","person":"2c6330da82906ee79c","name":"Ann","level":"","resigned":false}],"phase":"playing","matches":1,"removed":[],"createdMillis":1794756317196}', 57, 1794756317294, 1794756318162, 861, 9223372036854775807, '0', 'b0ec32d85a55022e899feb924fbf74eb', 8832);
insert into "tables" values ('1cc9fd0edfbaac99', 110, 'pluvionautes', 'over', 0, '{"id":"1cc9fd0edfbaac99","title":"","invite":"b838c5c7458501869b235a14304986b1","terms":{"game":"pluvionautes","seats":2,"options":{},"data":"","visibility":"link","pace":{"kind":"relaxed","budgetMillis":0,"incrementMillis":0},"spectators":true,"startWhenFull":false,"takeOverAfterMillis":60000,"standIn":"casual","lossOnTime":false,"hints":false},"host":"2c6330da82906ee79c","chairs":[{"kind":"person","person":"2c6330da82906ee79c","name":"Ann","level":"","resigned":false},{"kind":"person","person":"2c6330da82906ee79c","name":"Ann","level":"","resigned":false}],"phase":"over","matches":1,"removed":[],"createdMillis":1794756318175}', 177, 1794756318189, 1794756319843, 1626, 9223372036854775807, '', 'b838c5c7458501869b235a14304986b1', 10513);
insert into "tables" values ('4a2ea752a56fbd80', 14, 'rando', 'playing', 0, '{"id":"4a2ea752a56fbd80","title":"","invite":"d4e8573a0bb32755956a83597d0ad3bc","terms":{"game":"rando","seats":2,"options":{},"data":"","visibility":"link","pace":{"kind":"relaxed","budgetMillis":0,"incrementMillis":0},"spectators":true,"startWhenFull":false,"takeOverAfterMillis":60000,"standIn":"casual","lossOnTime":false,"hints":false},"host":"2c6330da82906ee79c","chairs":[{"kind":"person","person":"2c6330da82906ee79c","name":"Ann","level":"","resigned":false},{"kind":"person","person":"2c6330da82906ee79c","name":"Ann","level":"","resigned":false}],"phase":"playing","matches":1,"removed":[],"createdMillis":1794756319854}', 40, 1794756319880, 1794756320051, 167, 9223372036854775807, '1', 'd4e8573a0bb32755956a83597d0ad3bc', 10721);
insert into "tables" values ('2aa513b6a8a2af83', 94, 'rando', 'over', 0, '{"id":"2aa513b6a8a2af83","title":"","invite":"5c1af270f19c7ed5c3eb5d3c7d40bab0","terms":{"game":"rando","seats":2,"options":{},"data":"","visibility":"link","pace":{"kind":"relaxed","budgetMillis":0,"incrementMillis":0},"spectators":true,"startWhenFull":false,"takeOverAfterMillis":60000,"standIn":"casual","lossOnTime":false,"hints":false},"host":"2c6330da82906ee79c","chairs":[{"kind":"person","person":"2c6330da82906ee79c","name":"Ann","level":"","resigned":false},{"kind":"person","person":"2c6330da82906ee79c","name":"Ann","level":"","resigned":false}],"phase":"over","matches":1,"removed":[],"createdMillis":1794756320063}', 148, 1794756320074, 1794756320944, 852, 9223372036854775807, '', '5c1af270f19c7ed5c3eb5d3c7d40bab0', 11614);
insert into "history" values ('1cc9fd0edfbaac99.1', 0, 'pluvionautes', '2c6330da82906ee79c', 1, 1794756319843);
insert into "history" values ('1cc9fd0edfbaac99.1', 1, 'pluvionautes', '2c6330da82906ee79c', 1, 1794756319843);
insert into "history" values ('229b7c0baf310781.1', 0, 'circus', '2c6330da82906ee79c', 1, 1794756315913);
insert into "history" values ('229b7c0baf310781.1', 1, 'circus', '2c6330da82906ee79c', 1, 1794756315913);
insert into "history" values ('2aa513b6a8a2af83.1', 0, 'rando', '2c6330da82906ee79c', 2, 1794756320944);
insert into "history" values ('2aa513b6a8a2af83.1', 1, 'rando', '2c6330da82906ee79c', 1, 1794756320944);
insert into "history" values ('95b1def5805f82dc.1', 0, 'flow', '2c6330da82906ee79c', 2, 1794756317168);
insert into "history" values ('95b1def5805f82dc.1', 1, 'flow', '2c6330da82906ee79c', 2, 1794756317168);
insert into "people" values ('2c6330da82906ee79c', 'Ann', 'en', 0, 0, 1794756309813);
insert into "sessions" values (x'00ceb5c2dc50fe9a0445e0ff565b4dd2a10f8287b94390ef440a8f19fbd0a90e', '2c6330da82906ee79c', 20772, unixepoch() / 86400);
insert into "guests" values ('0dffa8bec78b810b', '2c6330da82906ee79c');
insert into "guests" values ('1bc22e964331dd51', '2c6330da82906ee79c');
insert into "guests" values ('1cc9fd0edfbaac99', '2c6330da82906ee79c');
insert into "guests" values ('229b7c0baf310781', '2c6330da82906ee79c');
insert into "guests" values ('2aa513b6a8a2af83', '2c6330da82906ee79c');
insert into "guests" values ('4a2ea752a56fbd80', '2c6330da82906ee79c');
insert into "guests" values ('808d763d0c05c341', '2c6330da82906ee79c');
insert into "guests" values ('95b1def5805f82dc', '2c6330da82906ee79c');
insert into "uptime" values (1, 10041);

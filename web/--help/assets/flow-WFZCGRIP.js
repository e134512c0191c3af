import{a as le,b as ge}from"./chunk-PIWNWLT2.js";import{c as ne,d as oe}from"./chunk-LITNCDVI.js";import{a as de,b as pe,c as he,d as fe}from"./chunk-S2J2DCLX.js";import{b as ce}from"./chunk-CZXCP6R6.js";import{c as j,f as l,g as n,i as c,l as B}from"./chunk-ACWKOIL6.js";var u="d4",k=["n","e","s","w"],V=[{animal:"cat",square:"a1",open:"es"},{animal:"dog",square:"g1",open:"sw"},{animal:"capybara",square:"a7",open:"ne"},{animal:"lemur",square:"g7",open:"nw"}],ue={n:[0,-1],e:[1,0],s:[0,1],w:[-1,0]},Je={n:"s",e:"w",s:"n",w:"e"},et={n:"e",e:"s",s:"w",w:"n"},tt={straight:"ns",corner:"ne",tee:"nes",cross:"nesw"},b=r=>r.charCodeAt(0)-97,y=r=>Number(r[1])-1,R=(r,e)=>String.fromCharCode(97+r)+(e+1),rt=r=>Je[r],P=(r,e)=>r>=0&&e>=0&&r<7&&e<7,A=Array.from({length:7*7},(r,e)=>R(e%7,Math.floor(e/7)));function U(r,e){let[t,s]=[b(r)+ue[e][0],y(r)+ue[e][1]];return P(t,s)?R(t,s):void 0}var $=r=>r<=3?r-1:r,me=r=>k.filter(e=>[...r].some(t=>et[t]===e)).join(""),X=r=>r.startsWith("obstacle")||r==="scenario-obstacle";function v(r){let e=[tt[r.replace("obstacle-","")]??""];for(let t=me(e[0]);t!==e[0];t=me(t))e.push(t);return e}var D=(r,e)=>r.board.find(t=>t.square===e),we=r=>V.find(e=>e.square===r)?.animal,z=(r,e)=>`place ${r} ${e}`.trim();function be(r){let e=new Map(V.map(i=>[i.square,0])),t=it(r),s=[...e.keys()];for(let i of s)if(!X(D(r,i)?.tile??""))for(let a of t(i)){let o=U(i,a);!o||e.has(o)||!t(o).includes(rt(a))||(e.set(o,(e.get(i)??0)+1),s.push(o))}return new Map(s.map(i=>[i,st(i,t,e)]))}function st(r,e,t){let s=t.get(r)??0;return new Set(e(r).filter(i=>{let a=t.get(U(r,i)??"");return a!==void 0&&a<s}))}function it(r){let e=new Map(r.board.map(t=>[t.square,t.open]));for(let t of V)e.set(t.square,t.open);return e.set(u,r.boat),t=>[...e.get(t)??""]}var S={n:[50,0],e:[100,50],s:[50,100],w:[0,50]},J=["ns","ew"];function at(r){let e=k.filter(s=>r.includes(s)),t=e.flatMap((s,i)=>e.slice(i+1).map(a=>[s,a]));return e.length===1?ye(e[0],50):t.map(([s,i])=>J.includes(s+i)?nt(s,i):ot(s,i)).join("")}var nt=(r,e)=>`M${S[r].join(" ")}L${S[e].join(" ")}`,ot=(r,e)=>`M${S[r].join(" ")}Q50 50 ${S[e].join(" ")}`;function ye(r,e){let[t,s]=S[r],i=e/50;return`M${t} ${s}L${t+(50-t)*i} ${s+(50-s)*i}`}var O=r=>at(r),ve=r=>[...r].map(e=>ye(e,27)).join(""),I=(r,e)=>n`<path class="bank" d=${r}/><path class="water ${e}" d=${r}/><path class="weave ${e}" d=${r}/><path class="gleam ${e}" d=${r}/>`,xe=n`<pattern id="weave-wet" width="20" height="12.5" patternUnits="userSpaceOnUse"><path d="M0 6q5 -6 10 0t10 0"/></pattern>
  <pattern id="weave-dry" width="12.5" height="12.5" patternUnits="userSpaceOnUse"><circle cx="6" cy="6" r="2.4"/></pattern>`;function ke(r,e){if(!e)return c;let t=[...r],[s,i]=[t.filter(o=>e.has(o)),t.filter(o=>!e.has(o))],a=s.flatMap(o=>i.map(d=>lt(o,d))).join("");return a?n`<path class="drift" d=${a}/>`:c}function lt(r,e){let[[t,s],[i,a]]=[S[r],S[e]];if(!J.includes(r+e)&&!J.includes(e+r))return`M${t} ${s}Q50 50 ${i} ${a}`;let[o,d]=[(a-s)*.13,(t-i)*.13],p=(h,ae)=>`${t+(i-t)*h+o*ae} ${s+(a-s)*h+d*ae}`;return`M${t} ${s}C${p(.2,1)} ${p(.3,1)} ${p(.5,0)}S${p(.8,-1)} ${i} ${a}`}var M=(r,e,t)=>n`<circle class="eye" cx=${r} cy=${e} r=${t}/><circle class="pupil" cx=${r+t*.36} cy=${e+t*.3} r=${t*.48}/>`,$e=n`<path class="fur tail" d="M66 82C84 84 90 66 80 58"/>
  <path class="fur" d="M32 88C27 62 37 52 50 52S73 62 68 88Z"/><path class="fur" d="M33 44C33 34 34 22 36 13L46 24H54L64 13C66 22 67 34 67 44C67 54 60 60 50 60S33 54 33 44Z"/>
  ${M(43,39,5)}${M(57,39,5)}<path class="nose" d="M47.5 48h5l-2.5 3Z"/>`,Se=n`<path class="fur tail" d="M68 82C82 78 84 70 82 62"/><path class="fur" d="M30 88C26 62 36 54 50 54S74 62 70 88Z"/>
  <path class="fur" d="M35 36C35 22 42 17 50 17S65 22 65 36V48C65 58 58 63 50 63S35 58 35 48Z"/>
  <path class="fur ear" d="M37 22C27 20 21 28 23 44C24 52 31 52 33 44L38 28Z"/><path class="fur ear" d="M63 22C73 20 79 28 77 44C76 52 69 52 67 44L62 28Z"/>
  <ellipse class="muzzle" cx="50" cy="52" rx="10" ry="8"/>${M(43,37,4.6)}${M(57,37,4.6)}<ellipse class="nose" cx="50" cy="48" rx="4.5" ry="3"/>`,Me=n`<path class="fur" d="M10 88V70C10 54 24 47 42 48C46 36 56 30 68 32C70 27 75 27 76 33C86 36 92 44 92 54C92 62 86 66 76 66L74 88H62V78H28V88Z"/>
  <path class="fur ear" d="M66 34C65 27 71 24 75 29Z"/><path class="mouth" d="M80 60C84 60 88 58 90 55"/>${M(74,44,4.4)}<ellipse class="nose" cx="89" cy="48" rx="2.4" ry="3.2"/>`,Ee=n`<path class="fur tail stripes" d="M66 84C90 84 92 58 80 50C70 44 74 28 86 30"/><path class="rings" d="M66 84C90 84 92 58 80 50C70 44 74 28 86 30"/>
  <path class="fur" d="M32 88C28 66 36 56 50 56S71 66 68 88Z"/><path class="fur" d="M31 42C31 30 38 24 50 24S69 30 69 42S60 60 50 60S31 54 31 42Z"/>
  <circle class="fur" cx="33" cy="27" r="8"/><circle class="fur" cx="67" cy="27" r="8"/><path class="muzzle" d="M36 40C36 32 46 32 50 38C54 32 64 32 64 40C64 50 57 56 50 56S36 50 36 40Z"/>
  ${M(43,41,5.6)}${M(57,41,5.6)}<ellipse class="nose" cx="50" cy="51" rx="3.2" ry="2.4"/>`,ct={cat:$e,dog:Se,capybara:Me,lemur:Ee},dt=(r,e)=>n`<g class="animal" data-animal=${r}><g transform=${e?"translate(100 0) scale(-1 1)":""}>${ct[r]}</g></g>`;function Re(r,e,t,s){return n`<rect class="bay" x="1.5" y="1.5" width="97" height="97" rx="10"/>
    <g clip-path="url(#tile)">${I(O(e),"wet")}</g>
    <ellipse class="islet-shadow" cx="50" cy="84" rx="40" ry="13"/><ellipse class="islet" cx="50" cy="80" rx="38" ry="13"/>
    ${s?c:dt(r,e.includes("w"))}${t?n`<path class="safe" d="M78 14l6 7 12-14"/>`:c}`}var pt=n`<g transform="translate(10 38) scale(.3)">${$e}</g><g transform="translate(29 36) scale(.3)">${Se}</g>
  <g transform="translate(47 40) scale(.28)">${Me}</g><g transform="translate(65 37) scale(.3)">${Ee}</g>`;function Te(r,e,t){return n`<rect class=${r.length>1?"bay":"land"} x="1.5" y="1.5" width="97" height="97" rx="10"/>
    <g clip-path="url(#tile)">${I(O(r),"wet")}</g>
    <circle class="pool" cx="50" cy="54" r="37"/><circle class=${e?"glow bright":"glow"} cx="50" cy="34" r="30"/>
    <g class="boat"><path class="sail" d="M47 22V60H20C24 44 34 30 47 22Z"/><path class="sail b" d="M54 28C66 36 74 46 78 60H54Z"/>
    <path class="mast" d="M50.5 16V64"/>${t?pt:c}<path class="hull" d="M14 64H88C84 78 76 84 66 84H36C24 84 18 76 14 64Z"/><path class="plank" d="M20 71H83"/>
    <circle class="lamp" cx="50.5" cy="16" r="6"/></g>`}var ht={n:"north",e:"east",s:"south",w:"west"},g=r=>["place","current-to","return-to"].includes(r.phase)&&r.held!==void 0;function T(r,e){let{view:t}=r;return g(t)?[r.way,...v(t.held??"")].map(s=>z(e,s)):t.phase==="support"?[`remove ${e}`]:t.phase==="bird"?[`protect ${e}`]:t.phase==="current"?[`lift ${e}`]:t.phase==="boat"?k.filter(s=>U(u,s)===e).map(s=>`boat ${ht[s]}`):[]}var L=(r,e)=>T(r,e).find(t=>r.words.has(t));function W(r,e){let[t,...s]=T(r,e);return t&&r.words.has(t)?"lit":s.some(i=>r.words.has(i))?"half":"off"}var G=r=>r.split(" ")[2]??"";var gt={n:"north",e:"east",s:"south",w:"west"},ft=["scenario","deal","first","obstacle","draw","swap","fishing","wave","wave-white","wave-black"];function Le(r,e){let t=r.view,s=(i,a={})=>e.words.say(i,a);if(t.phase==="won"||t.phase==="lost")return s(`board.${t.phase}`);if(ft.includes(t.phase))return s("board.passing");if(r.moves.length===0)return s("board.waiting",{name:ne(t.seat,e)});if(g(t)){let i=r.moves.some(a=>a.word.startsWith("place"));return s(i?"board.place-it":"board.place-nowhere",{tile:s(`tile.${t.held}`)})}return s(`board.do-${t.phase}`)}function K(r,e){let t=ut(r,e),s=r.asked?W(r,e):"off";return s==="off"?t:`${t} ${r.stage.words.say(s==="lit"?"board.can":"board.can-turned")}`}function ut(r,e){let{view:t,stage:s}=r,i=(p,h={})=>s.words.say(p,h),a=we(e);if(a){let p=t.joined.includes(a);return i(p?"board.square-animal-safe":"board.square-animal",{square:e,animal:i(`animal.${a}`)})}if(e===u)return i("board.square-boat",{square:e,open:q(t.boat,s)});let o=D(t,e);if(!o)return i("board.square-empty",{square:e});let d=[i("board.square-tile",{square:e,tile:i(`tile.${o.tile}`),open:q(o.open,s)})];return t.wet.includes(e)&&d.push(i("board.wet")),o.bird&&d.push(i("board.with-bird")),d.join(" ")}function q(r,e){let t=k.filter(s=>r.includes(s)).map(s=>e.words.say(`direction.${gt[s]}`));return t.length?t.join(", "):e.words.say("board.open-nowhere")}function Ce(r,e){let[t,s="",i=""]=r.split(" "),a=mt[t],o=a?e.words.thing(s,a):s;return e.words.say(`board.move-${t}`,[o,q(i,e)])}var mt={take:"tile",pick:"tile",play:"action-card",boat:"direction",roll:"die"};function Ve(r,e){return oe(r.event==="wave"?{...r,hits:r.hits.length}:r,e)}var Pe=["M13 20v-7M17 20v-10M21 20v-6","M80 88v-8M84 88v-11M88 88v-7","M14 88v-8M18 88v-6","M82 22v-8M87 22v-10"];function H(r,e,t=!1,s,i=0){if(r==="scenario-obstacle")return n`<rect class="land rock" x="1.5" y="1.5" width="97" height="97" rx="10"/>${bt}`;let a=t?"wet":"dry",o=X(r);return n`<rect class="land" x="1.5" y="1.5" width="97" height="97" rx="10"/>
    <path class="reed" d=${Pe[i%Pe.length]}/>
    <g clip-path="url(#tile)">${I(o?ve(e):O(e),a)}${o?c:ke(e,t?s:void 0)}</g>
    ${o?wt:c}`}var _=n`<clipPath id="tile"><rect x="0" y="0" width="100" height="100"/></clipPath>${xe}`,wt=n`<g class="dam">
  <ellipse class="stone" cx="38" cy="42" rx="15" ry="12"/><ellipse class="stone b" cx="62" cy="40" rx="13" ry="11"/>
  <ellipse class="stone b" cx="36" cy="62" rx="12" ry="10"/><ellipse class="stone" cx="60" cy="62" rx="15" ry="12"/>
  <ellipse class="glint" cx="34" cy="37" rx="5" ry="3"/><ellipse class="glint" cx="58" cy="57" rx="5" ry="3"/>
  <g transform="rotate(-34 50 50)"><rect class="trunk" x="14" y="44" width="72" height="12" rx="6"/><path class="bark" d="M24 48h16M50 53h20"/><circle class="cut" cx="82" cy="50" r="5"/></g></g>`,bt=n`<g class="boulders">
  <path class="stone" d="M12 78L20 44L44 30L58 50L54 82Z"/><path class="stone b" d="M46 84L54 42L74 34L90 58L86 84Z"/>
  <path class="stone c" d="M30 90L38 66L60 62L72 90Z"/><path class="glint-line" d="M24 48L42 37M58 46L72 40M42 70L57 67"/></g>`,Z=n`<g class="bird"><circle r="19"/><path d="M-12 5C-10 -6 -2 -9 5 -8C8 -12 13 -10 13 -6L18 -4L12 -2C11 7 3 11 -4 9L-13 12L-9 6Z"/><path class="wing" d="M-6 2C-2 -4 4 -3 6 -1C4 5 -1 6 -6 2Z"/><circle class="bird-eye" cx="9" cy="-6" r="1.4"/></g>`,ee=r=>r?n`<g transform="translate(78 22)">${Z}</g>`:c;var w=100,E=r=>({x:b(r)*w,y:y(r)*w});function Ae(r){let e=be(r.desk.view);return n`<defs>${_}${St}</defs>
    <rect class="flood" x="-8" y="-8" width="716" height="716" rx="18"/>
    <rect class="ripples" x="-8" y="-8" width="716" height="716" rx="18" fill="url(#ripples)"/>
    <g class="lines" aria-hidden="true">${[1,2,3,4,5,6].map(vt)}</g>
    ${A.map(t=>xt(t,r,e))}
    ${r.ping.at?yt(r.ping):c}`}function yt({at:r,seat:e}){let{x:t,y:s}=E(r);return pe(t+w/2,s+w/2,44,e)}function vt(r){let e=$(r)*w+w/2;return n`<g transform="translate(-28 ${e})"><g data-row=${r}>
      <rect class="die white" x="-14" y="-14" width="28" height="28" rx="6"/><text y="7">${r}</text></g></g>
    <g transform="translate(${e} -28)"><g data-column=${r}>
      <rect class="die black" x="-14" y="-14" width="28" height="28" rx="6"/><text class="light" y="7">${r}</text></g></g>`}function xt(r,e,t){let{desk:s}=e,{x:i,y:a}=E(r),o=s.asked?W(s,r):"off",d=e.near===r&&s.asked?L(s,r):void 0;return n`<g class="cell ${o}" data-square=${r} transform="translate(${i} ${a})" role="button" tabindex=${e.stop===r?0:-1}
    aria-disabled=${o==="off"?"true":"false"} aria-label=${K(s,r)}>
    <rect class="bed" x="3" y="3" width="94" height="94" rx="12"/>
    <g class="piece" data-piece=${r}>${kt(r,s,t)}</g>
    <rect class="shine" x="3" y="3" width="94" height="94" rx="10"/>
    ${d?$t(d,s):c}
    <rect class="focus" x="4" y="4" width="92" height="92" rx="10"/></g>`}function kt(r,e,t){let{view:s}=e;if(r===u)return Te(s.boat,s.joined.length>0,s.phase==="won");let i=V.find(h=>h.square===r);if(i)return Re(i.animal,i.open,s.joined.includes(i.animal),s.phase==="won");let a=D(s,r);if(!a)return c;let o=s.from===r?"lifted":"",d=b(r)*3+y(r)*5,p=H(a.tile,a.open,s.wet.includes(r),t.get(r),d);return n`<g class=${o}>${p}${ee(a.bird)}</g>`}function $t(r,e){let{view:t}=e;if(g(t))return n`<g class="preview">${H(t.held??"",G(r),!0)}</g>`;let s=r.split(" ")[0];return s==="protect"?n`<g class="preview">${ee(!0)}</g>`:s==="remove"?n`<path class="cross-out" d="M24 24L76 76M76 24L24 76"/>`:s==="boat"?n`<circle class="cross-out" cx="50" cy="50" r="22"/>`:n`<path class="cross-out" d="M50 74V26M30 46L50 24L70 46"/>`}var St=n`<pattern id="ripples" width="140" height="70" patternUnits="userSpaceOnUse">
  <path class="ripple" d="M6 18q12 -9 24 0t24 0M74 50q12 -9 24 0t24 0"/></pattern>`;var Y=320,De=820,Mt=190,Q=class{constructor(e){this.host=e;this.reel=new fe;this.cut=!1;this.gone=[];this.find=e=>this.host.renderRoot.querySelector(e);this.piece=e=>this.find(`[data-piece=${e}]`)}get skipped(){return this.cut}start(){this.cut=!1,this.reel.rewind()}skip(){this.cut=!0,this.reel.skip(),this.uncover()}async play(e,t){if(this.cut)return this.uncover(),t();e.kind==="leave"&&await this.leave(e.square),e.kind==="wave"&&await this.wave(e),await t(),this.uncover(),e.kind==="land"&&await this.land(e.square),e.kind==="glide"&&await this.glide(e.from,e.square),e.kind==="pop"&&await this.pop(e.what),e.kind==="swim"&&await Promise.all(e.paths.map(s=>this.swim(s.animal,s.squares)))}land(e){let t=[{transform:"translateY(-18px) scale(1.16)",opacity:.3},{transform:"none",opacity:1}];return this.reel.play(this.piece(e),t,Y,{easing:"cubic-bezier(.2, .9, .3, 1.2)"})}leave(e){return this.reel.play(this.piece(e),[{opacity:1},{opacity:0,transform:"translateY(30px) scale(.7)"}],Y)}glide(e,t){let[s,i]=[E(e),E(t)],a=[{transform:`translate(${s.x-i.x}px, ${s.y-i.y}px)`},{transform:"none"}];return this.reel.play(this.piece(t),a,Y+60)}pop(e){let t=[{transform:"scale(.5)",opacity:.2},{transform:"scale(1.12)",opacity:1,offset:.7},{transform:"none",opacity:1}];return this.reel.play(this.find(e),t,Y-60)}async wave(e){await Promise.all([this.name(`[data-row="${e.white}"]`),this.name(`[data-column="${e.black}"]`)]),e.white&&await this.sweep(e.hits.filter(t=>y(t.square)===$(e.white)),"row",$(e.white)),e.black&&await this.sweep(e.hits.filter(t=>b(t.square)===$(e.black)),"column",$(e.black))}name(e){let t=[{scale:1},{scale:1.9,rotate:"180deg",offset:.4},{scale:1.5,rotate:"360deg"}];return this.reel.play(this.find(e),t,520)}async sweep(e,t,s){let i=this.find(`.foam.${t}`),a=s*w,o=h=>t==="row"?`translate(${h}px, ${a}px)`:`translate(${a}px, ${h}px)`,d=[{transform:o(-130),opacity:0},{transform:o(-40),opacity:1,offset:.1},{transform:o(690),opacity:1,offset:.9},{transform:o(780),opacity:0}],p=e.map(h=>this.carry(h,t));await Promise.all([this.reel.play(i,d,De,{easing:"linear"}),...p])}carry(e,t){let s=(t==="row"?b(e.square):y(e.square))/7,i=De*(.12+.76*s),a=t==="row"?"translate(150px, 14px) rotate(26deg)":"translate(14px, 150px) rotate(26deg)";if(e.fate==="remains")return Promise.resolve();if(e.fate==="saved-by-bird")return this.fly(e.square,i);let o=[{transform:"none",opacity:1},{transform:"rotate(-5deg)",opacity:1,offset:.2},{transform:a,opacity:0}];return this.reel.play(this.piece(e.square),o,460,{delay:i,easing:"ease-in"}).then(()=>this.cover(e.square))}fly(e,t){let s=[{transform:"none"},{transform:"translate(60px, -90px) scale(1.4)",opacity:0}];return this.reel.play(this.find(`[data-piece=${e}] .bird`),s,420,{delay:t})}cover(e){let t=this.piece(e);!t||this.cut||(t.style.visibility="hidden",this.gone.push(t))}uncover(){for(let e of this.gone.splice(0))e.style.visibility=""}swim(e,t){let s=E(t[0]),i=t.at(-1)===u?t:[...t,u],a=i.map((o,d)=>{let p=E(o),h=d===i.length-1;return{transform:`translate(${p.x-s.x}px, ${p.y-s.y}px) scale(${h?.35:.62})`,opacity:h?.6:1}});return this.reel.play(this.find(`[data-animal=${e}]`),a,i.length*Mt,{easing:"linear"})}};var Oe=n`<clipPath id="valley"><rect x="-8" y="-8" width="716" height="716" rx="18"/></clipPath>
  <g clip-path="url(#valley)" aria-hidden="true">
    <g class="foam row">
      <rect class="wash" x="-760" y="3" width="790" height="94" rx="30"/>
      <path class="crest" d="M0 -6C46 8 58 30 44 50C62 70 50 92 2 106C-30 84 -40 20 0 -6Z"/>
      <path class="spray" d="M8 6C40 18 46 32 34 50C48 66 40 84 10 96"/>
      <circle cx="58" cy="18" r="5"/><circle cx="66" cy="52" r="6"/><circle cx="58" cy="84" r="4"/>
    </g>
    <g class="foam column">
      <rect class="wash" x="3" y="-760" width="94" height="790" rx="30"/>
      <path class="crest" d="M-6 0C8 46 30 58 50 44C70 62 92 50 106 2C84 -30 20 -40 -6 0Z"/>
      <path class="spray" d="M6 8C18 40 32 46 50 34C66 48 84 40 96 10"/>
      <circle cx="18" cy="58" r="5"/><circle cx="52" cy="66" r="6"/><circle cx="84" cy="58" r="4"/>
    </g>
  </g>`;var Et={ArrowUp:[0,-1],ArrowRight:[1,0],ArrowDown:[0,1],ArrowLeft:[-1,0]};function Ie(r,e){let t=Et[r];if(t)return Rt(e,t);if(r==="Enter"||r===" ")e.tap(e.stop);else if(r==="r"||r==="R")e.turn();else return r==="Escape"&&e.stepBack();return!0}function Rt(r,[e,t]){let[s,i]=[b(r.stop)+e,y(r.stop)+t];return P(s,i)&&r.goTo(R(s,i)),!0}var te={kind:"none"};function Ge(r,e){let{square:t,tile:s}=e;switch(e.event){case"tile-drawn":case"tile-taken":case"tile-picked":return m({...r,held:s},{kind:"pop",what:".held"},"drip");case"tile-placed":case"tile-returned":return m(re(r,e),{kind:"land",square:t},"pour");case"obstacle-placed":return m(re(r,{...e,tile:"scenario-obstacle",open:""}),{kind:"land",square:t},"stone");case"tile-moved":return m(re(se(r,[e.from]),e),{kind:"glide",from:e.from,square:t},"pour");case"tile-removed":return m(se(r,[t]),{kind:"leave",square:t},"drip");case"bird-placed":return m(qe(r,t,!0),{kind:"pop",what:`[data-piece=${t}] .bird`},"bird");case"tile-turned-up":return m({...r,revealed:[...r.revealed,s]},{kind:"pop",what:".pick:last-of-type"},"drip");case"wave":return m(Tt(r,e.hits),{kind:"wave",white:e.white,black:e.black,hits:e.hits},"wave");case"won":return m(r,{kind:"swim",paths:e.paths},"won");case"round-started":return m(r,te,"start");case"lost":return m(r,te,"lost");default:return m(r,te)}}var m=(r,e,t)=>({view:r,motion:e,sound:t});function re(r,e){let t={square:e.square,tile:e.tile,open:e.open,bird:!1};return{...r,held:void 0,board:[...r.board.filter(s=>s.square!==t.square),t]}}var se=(r,e)=>({...r,from:void 0,board:r.board.filter(t=>!e.includes(t.square))}),qe=(r,e,t)=>({...r,board:r.board.map(s=>s.square===e?{...s,bird:t}:s)});function Tt(r,e){let t=e.filter(s=>s.fate==="saved-by-bird").reduce((s,i)=>qe(s,i.square,!1),r);return se(t,e.filter(s=>s.fate.startsWith("swept")).map(s=>s.square))}var He=j`
  :host {
    display: block;
    width: 100%;
    height: 100%;
    overflow: auto;
    container-type: inline-size;
    color: var(--ink);
    --below: 200px;
    --size: max(280px, min(100cqw, 100cqh - var(--below)));
    --flood: #1f4a57;
    --ripple: #2f6270;
    --bed: #1a3f4b;
    --land: #e3d2a4;
    --reed: #8c9a58;
    --bank: #a98c58;
    --river: #2a93a6;
    --still: #6f97a0;
    --foam: #e4f5f1;
    --lamp: #ffd66b;
    --stone: #7d7a74;
    --stone-b: #68655f;
    --wood: #8a5a35;
    --night: #16222b;
    --lit: #ffd66b;
  }
  :host([scenario]) {
    --below: 244px;
  }
  :host([dark]) {
    --flood: #102b35;
    --ripple: #1c4350;
    --bed: #0d242d;
    --land: #b39f70;
    --reed: #6b7844;
    --bank: #7a6440;
    --river: #1f8296;
    --still: #557a82;
  }
  * {
    box-sizing: border-box;
  }
  /* A diagram in the rules: the board alone. */
  :host([inert]) { height: auto; --size: min(100cqw, 440px); }
  :host([inert]) .tray, :host([inert]) .beside, :host([inert]) flow-timer { display: none; }
  .whole {
    display: grid;
    min-height: 100%;
    gap: 6px 16px;
    align-content: center;
    justify-content: center;
    justify-items: center;
    grid-template-columns: minmax(0, 100%);
  }
  @container (max-width: 480px) {
    .whole { align-content: start; }
  }
  @container (min-aspect-ratio: 6/5) {
    .whole { --size: max(280px, min(100cqh - 46px, 100cqw - 264px)); grid-template-columns: auto 240px; grid-template-rows: auto auto 1fr; }
    flow-timer { grid-column: 1; }
    .box { grid-row: 2 / span 2; }
    .tray { grid-area: 2 / 2; flex-direction: column; }
    .beside { grid-area: 3 / 2; }
  }
  .box {
    width: var(--size);
    aspect-ratio: 1;
    touch-action: manipulation;
  }
  .grid {
    display: block;
    width: 100%;
    height: 100%;
    overflow: hidden;
    border-radius: 10px;
  }

  /* ---- The valley ---- */
  .flood { fill: var(--flood); }
  .ripple { fill: none; stroke: var(--ripple); stroke-width: 2.5; stroke-linecap: round; }
  .bed { fill: var(--bed); }
  .land { fill: var(--land); }
  .land.rock { fill: var(--bank); }
  .bay { fill: var(--river); opacity: .55; }
  .reed { fill: none; stroke: var(--reed); stroke-width: 3; stroke-linecap: round; }
  .bank, .water, .gleam, .drift { fill: none; stroke-linejoin: round; }
  .bank { stroke: var(--bank); stroke-width: 50; }
  .water { stroke: var(--still); stroke-width: 41; }
  .water.wet { stroke: var(--river); }
  .gleam { stroke: #fff; stroke-width: 25; opacity: .07; }
  .gleam.wet { opacity: .12; }
  .drift { stroke: var(--foam); stroke-width: 3; stroke-linecap: round; stroke-dasharray: 12 6 3 31; opacity: .6; animation: drift 3s linear infinite; }
  :host([still]) .drift { animation: none; }
  @keyframes drift { from { stroke-dashoffset: 52; } to { stroke-dashoffset: 0; } }
  .stone { fill: var(--stone); stroke: var(--night); stroke-width: 1.5; }
  .stone.b { fill: var(--stone-b); }
  .stone.c { fill: #8d8981; }
  .glint { fill: #fff; opacity: .25; }
  .glint-line { fill: none; stroke: #fff; stroke-width: 2.5; opacity: .35; stroke-linecap: round; }
  .trunk { fill: var(--wood); stroke: var(--night); stroke-width: 1.5; }
  .bark { fill: none; stroke: #5f3c22; stroke-width: 2; stroke-linecap: round; }
  .cut { fill: #d9b183; stroke: #5f3c22; stroke-width: 1.5; }

  /* ---- Patterns beside colours ---- */
  .weave { display: none; fill: none; stroke-width: 41; stroke-linejoin: round; }
  :host([patterns]) .weave { display: inline; }
  .weave.wet { stroke: url(#weave-wet); }
  .weave.dry { stroke: url(#weave-dry); }
  #weave-wet path { fill: none; stroke: #eafffb; stroke-width: 2.4; }
  #weave-dry circle { fill: #16222b; }

  /* ---- Animals and the Boat ---- */
  .islet { fill: var(--land); }
  .islet-shadow { fill: #0d242d; opacity: .35; }
  .fur { fill: var(--night); }
  .fur.tail { fill: none; stroke: var(--night); stroke-width: 8; stroke-linecap: round; }
  .rings { fill: none; stroke: #d9d4c6; stroke-width: 8; stroke-dasharray: 6 9; }
  .muzzle { fill: #d9d4c6; }
  .eye { fill: var(--lamp); }
  .pupil, .nose { fill: #0a1014; }
  .mouth { fill: none; stroke: #55646b; stroke-width: 2; stroke-linecap: round; }
  .safe { fill: none; stroke: var(--lamp); stroke-width: 6; stroke-linecap: round; stroke-linejoin: round; }
  .pool { fill: var(--river); }
  .glow { fill: var(--lamp); opacity: .2; }
  .glow.bright { opacity: .42; }
  .sail { fill: #f4e7c8; stroke: var(--night); stroke-width: 2; }
  .sail.b { fill: #e4572e; }
  .mast { stroke: #5f3c22; stroke-width: 4; }
  .hull { fill: var(--wood); stroke: var(--night); stroke-width: 2.5; }
  .plank { stroke: #5f3c22; stroke-width: 2.5; }
  .lamp { fill: var(--lamp); stroke: #8a5a00; stroke-width: 1.5; }
  .bird circle { fill: #fffaf0; stroke: var(--night); stroke-width: 2; }
  .bird path { fill: #2b6c9c; }
  .bird .wing { fill: #fffaf0; }
  .bird .bird-eye { fill: #fff; stroke: none; }

  /* ---- Squares ---- */
  .cell { outline: none; cursor: default; }
  .cell.lit, .cell.half { cursor: pointer; }
  .shine { fill: none; }
  .cell.lit .shine { fill: var(--lit); fill-opacity: .22; stroke: var(--lit); stroke-width: 5; }
  .cell.half .shine { stroke: var(--lit); stroke-width: 3; stroke-dasharray: 5 9; opacity: .75; }
  .focus { fill: none; }
  .cell:focus-visible .focus { stroke: #fff; stroke-width: 6; }
  .preview { opacity: .85; pointer-events: none; }
  .cross-out { fill: none; stroke: var(--lit); stroke-width: 9; stroke-linecap: round; stroke-linejoin: round; }
  .lifted { opacity: .35; }
  .die { stroke: var(--ink); stroke-width: 2; }
  .die.white { fill: #fffaf0; background: #fffaf0; }
  .die.black { fill: #20242e; background: #20242e; }
  :host([dark]) .die.black { stroke: #aca89f; }
  .lines text { font: 700 19px/1 system-ui, sans-serif; text-anchor: middle; fill: #20242e; }
  .lines text.light { fill: #fffaf0; }
  .lines g g { transform-box: fill-box; transform-origin: center; }
  .piece { transform-box: fill-box; transform-origin: center; }
  .animal { transform-box: fill-box; transform-origin: center; }
  .foam { opacity: 0; pointer-events: none; }
  .foam .crest { fill: var(--river); stroke: var(--foam); stroke-width: 7; }
  .foam .wash { fill: var(--river); opacity: .62; }
  .foam .spray { fill: none; stroke: #fff; stroke-width: 6; stroke-linecap: round; }
  .foam circle { fill: #fff; }
  :host([mood='urgent']) .flood { animation: pulse 1s ease-in-out infinite; }
  :host([still]) .flood { animation: none; }
  @keyframes pulse { 0%, 60%, 100% { fill: var(--flood); } 15% { fill: #7a2f22; } }

  /* ---- Clock ---- */
  flow-timer { display: block; width: var(--size); }
  .clock { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; min-height: 34px; font-size: 15px; }
  .glass { width: 24px; height: 30px; flex: none; }
  .sand { fill: #c8912b; }
  .frame { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
  .seconds { font: 700 22px/1 var(--serif, Georgia, serif); font-variant-numeric: tabular-nums; min-width: 1.6em; }
  .sand-bar { flex: 1 1 60px; height: 8px; border-radius: 4px; background: var(--sunk); overflow: hidden; }
  .sand-bar.empty { background: none; }
  .sand-bar svg { display: block; width: 100%; height: 100%; }
  .sand-bar rect { fill: #c8912b; }
  .brisk .sand-bar rect, .brisk .sand { fill: #d9731e; }
  .urgent .sand-bar rect, .urgent .sand { fill: #d33a1c; }
  .urgent .seconds { color: var(--coral-text); }
  .round { color: var(--soft); }
  .note { display: inline-flex; gap: 4px; align-items: center; white-space: nowrap; padding: 1px 9px; border: 1.5px solid currentColor; border-radius: 14px; font-size: 14px; }
  .note.quiet { border-style: dashed; }
  .pips { display: flex; flex: 1; gap: 5px; }
  .pips i { width: 13px; height: 13px; border-radius: 50% 50% 50% 0; rotate: -45deg; background: var(--water); }
  .pips i.gone { background: none; border: 2px solid var(--strong-line); }
`;var Lt=44,F=class{constructor(e){this.valley=e;this.dragging=!1;this.dragged=!1;this.hover=e=>{e.pointerType==="mouse"&&this.valley.goNear(this.under(e))};this.left=e=>{e.pointerType==="mouse"&&this.valley.goNear("")};this.press=e=>{let{valley:t}=this;t.settle();let s=this.under(e);if(!s||e.button!==0)return;let i=e.pointerType==="mouse"||s===t.near;t.goNear(s),i?t.tap(s):t.preview(s)};this.wheel={handleEvent:e=>{!this.valley.asked||!g(this.valley.view)||(e.preventDefault(),this.valley.turn())},passive:!1};this.take=e=>{let t=e.target.closest(".held");this.dragging=t!==null&&this.valley.asked,this.dragged=!1,this.dragging&&t?.setPointerCapture(e.pointerId)};this.carry=e=>{if(!this.dragging)return;let t=this.over(e);t&&(this.dragged=!0),this.valley.goNear(t)};this.drop=e=>{let t=this.dragging&&this.dragged&&e.type==="pointerup"?this.over(e):"";this.dragging=!1,t&&this.valley.tap(t)}}under(e,t=0){let s=this.valley.renderRoot.querySelector(".grid")?.getScreenCTM();if(!s)return"";let i=new DOMPoint(e.clientX,e.clientY-t).matrixTransform(s.inverse()),[a,o]=[Math.floor(i.x/w),Math.floor(i.y/w)];return P(a,o)?R(a,o):""}over(e){return this.under(e,e.pointerType==="mouse"?0:Lt)}};var Ct={support:n`<path class="mark" d="M-13 11V-2a3 3 0 0 1 6 0V-10a3 3 0 0 1 6 0V-12a3 3 0 0 1 6 0V-9a3 3 0 0 1 6 0V4C11 12 6 15 -1 15S-11 13 -13 11Z"/>`,bird:n`<g transform="scale(.8)">${Z}</g>`,current:n`<path class="stroke" d="M-16 6q5 -6 10 0t10 0t10 0M-16 -6q5 -6 10 0t10 0M8 -13L15 -6L8 1"/>`,fishing:n`<path class="stroke" d="M-4 -16V2M-4 2a6 6 0 1 0 12 0"/><path class="mark" d="M8 2L4 -4L13 -3Z"/><path class="stroke" d="M-15 12q5 -5 10 0t10 0t10 0"/>`,"calm-waters":n`<path class="stroke" d="M-16 8H16M-12 13H12"/><path class="mark" d="M-10 3a10 10 0 0 1 20 0Z"/><path class="stroke" d="M0 -16v4M-12 -10l3 3M12 -10l-3 3"/>`,return:n`<path class="stroke" d="M13 9A14 14 0 1 1 12 -7M13 -15V-6H4"/>`},Vt={obstacles:n`<path class="mark" d="M-14 11L-8 -8L4 -12L13 11Z"/>`,"no-communication":n`<path class="stroke" d="M-13 -11H13V5H2L-5 12V5H-13ZM-15 14L15 -15"/>`,"one-card":n`<rect class="stroke" x="-9" y="-13" width="18" height="26" rx="3"/><path class="stroke" d="M-3 -4L1 -7V7"/>`,"no-new-cards":n`<rect class="stroke" x="-9" y="-13" width="18" height="26" rx="3"/><path class="stroke" d="M-14 14L14 -14"/>`,"obstacles-untouched":n`<path class="mark" d="M-12 9L-6 -6L4 -9L11 9Z"/><path class="stroke" d="M-15 14L15 -15"/>`,"single-path-boat":n`<path class="mark" d="M-14 2H14C11 11 7 12 0 12S-11 11 -14 2ZM-2 -14L-2 -1H-11Z"/>`,"obstacles-remain":n`<path class="mark" d="M-12 12L-6 -3L4 -7L12 12Z"/><path class="stroke" d="M-14 -11q5 -5 9 0t9 0t9 0"/>`},Ze=r=>l`<svg class="sign" viewBox="-20 -20 40 40" aria-hidden="true">${r}</svg>`,Ne=r=>Ze(Ct[r]);function je(r,e){let t=`play ${e}`,s=r.words.has(t),i=r.stage.words.say(`action-card.${e}`);return l`<button type="button" class="card ${s?"lit":""}" data-move=${t} aria-disabled=${s?"false":"true"}
    title=${r.stage.words.say(`board.card-${e}`)} @click=${()=>r.act(t)}>${Ne(e)}<span>${i}</span></button>`}function Be(r,e,t){let{words:s}=t.stage,a=r?.map(d=>s.say(`action-card.${d}`)).join(", ")||s.say("board.cards",{count:e}),o=Array.from({length:e},(d,p)=>r?Ne(r[p]):l`<i class="back"></i>`);return l`<span class="hand-of" role="img" aria-label=${a}>${o}</span>`}function Ue(r){let{view:e,stage:t}=r;return e.scenarios.length===0?c:l`<ul class="scenarios" aria-label=${t.words.say("board.scenarios")}>
    ${e.scenarios.map(s=>l`<li>${Ze(Vt[s])}${t.words.say(`scenario.${s}`)}</li>`)}
  </ul>`}var ie=(r,e,t="")=>l`<svg
    class="tile-picture"
    viewBox="0 0 100 100"
    role=${t?"img":"presentation"}
    aria-label=${t||c}
    aria-hidden=${t?"false":"true"}
  >
    <defs>${_}</defs>
    ${H(r,e,!0)}
  </svg>`;function x(r,e,t,s=c,i=""){let a=r.words.has(e);return l`<button
    type="button"
    class="act ${i} ${a?"lit":""}"
    data-move=${e}
    aria-disabled=${a?"false":"true"}
    @click=${()=>r.act(e)}
  >
    ${s}<span>${t}</span>
  </button>`}function ze(r){return r.view.phase==="won"||r.view.phase==="lost"?c:l`<div class=${g(r.view)?"tray placing":"tray"}><div class="work">${Pt(r)}</div>${qt(r)}</div>
    <div class="beside">${Ht(r)}${Ue(r)}</div>`}function Pt(r){let{view:e,stage:t}=r,s=i=>t.words.say(i);return r.asked&&e.phase==="ready"?x(r,"start",s("board.start"),c,"big"):g(e)?At(r):e.phase==="return"&&r.asked?Gt(r):e.phase==="calm"&&r.asked?l`${x(r,"roll white",s("board.roll-white"),l`<i class="die white"></i>`,"big")}
      ${x(r,"roll black",s("board.roll-black"),l`<i class="die black"></i>`,"big")}`:l`${Ot(r)}${[...new Set(e.revealed)].map(i=>It(r,i))}`}function At(r){let{view:e,stage:t}=r,s=e.held??"",i=t.words.say(`tile.${s}`),a=v(s).length>1,o=t.words.say("board.turn",{tile:i,open:q(r.way,t)});return l`<button
      type="button"
      class=${r.asked?"held":"held other"}
      data-turn
      aria-label=${o}
      aria-disabled=${a?"false":"true"}
      @click=${()=>r.turn()}
    >
      ${ie(s,r.way)}${a&&r.asked?Dt:c}</button>
    ${r.asked&&e.phase==="place"?x(r,"swap",t.words.say("board.swap")):c}
    ${r.words.has("discard")?x(r,"discard",t.words.say("board.discard")):c}`}var Dt=l`<svg class="turn-sign" viewBox="-20 -20 40 40" aria-hidden="true"><path d="M12 8A14 14 0 1 1 11 -8M12 -15V-6H3"/></svg>`,Ot=r=>x(r,"draw",r.stage.words.say("board.draw"),l`<i class="pile" role="img" aria-label=${r.stage.words.say("board.pile",{count:r.view.pile})}>${r.view.pile}</i>`,"big");function It(r,e){let t=r.stage.words.say(`tile.${e}`),s=r.view.revealed.filter(i=>i===e).length;return x(r,`take ${e}`,`\xD7${s}`,ie(e,v(e)[0],t),"pick")}function Gt(r){let e=[...new Set(r.view.discard)].filter(t=>t!=="scenario-obstacle");return l`${e.map(t=>{let s=r.view.discard.filter(i=>i===t).length;return x(r,`pick ${t}`,`\xD7${s}`,ie(t,v(t)[0],r.stage.words.say(`tile.${t}`)),"pick")})}`}function qt(r){let e=r.view.hands.find(t=>t.seat===r.seat);return!e?.cards?.length||r.view.phase==="return"?c:l`<div class="hand" role="group" aria-label=${r.stage.words.say("board.hand")}>
    ${e.cards.map(t=>je(r,t))}
  </div>`}function Ht(r){let{view:e,stage:t}=r,s=e.hands.filter(i=>i.seat!==r.seat);return l`<div class="supplies">
    ${s.map(i=>{let a=t.seats[i.seat];return l`<span class="mate ${e.seat===i.seat?"now":""}">
        ${a?l`${ce(a,18)} ${a.name}`:c} ${Be(i.cards,i.size,r)}
      </span>`})}
    <span class="supply">
      <svg class="sign" viewBox="-20 -20 40 40" aria-hidden="true">${Z}</svg>${t.words.say("board.birds",{count:e.birds})}
    </span>
    <span class="supply"><i class="back"></i>${t.words.say("board.card-pile",{count:e.cardPile})}</span>
    <span class="supply">${t.words.say("board.discarded",{count:e.discard.length})}</span>
  </div>`}var We=j`
  .tray {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    justify-content: center;
    max-width: 100%;
    min-height: 84px;
  }
  .work, .hand {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    justify-content: center;
  }
  .act, .card, .held {
    min-height: 44px;
    min-width: 44px;
    border: 1.5px solid var(--strong-line);
    border-radius: 12px;
    background: var(--card);
    color: var(--ink);
    font: 600 15px/1.15 var(--sans);
    cursor: pointer;
  }
  .act {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    padding: 4px 14px;
  }
  .act.big {
    min-height: 64px;
    padding: 6px 20px;
    font-size: 17px;
  }
  .act.pick {
    flex-direction: column;
    gap: 2px;
    padding: 4px 8px;
    font-size: 12.5px;
    max-width: 96px;
  }
  .act.lit, .card.lit {
    border-color: var(--act);
    border-width: 2.5px;
  }
  .act.big.lit {
    background: var(--act);
    color: var(--on-act);
  }
  .act:focus-visible, .card:focus-visible, .held:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .act[aria-disabled='true'], .card[aria-disabled='true'] {
    border-style: dashed;
    background: none;
    color: var(--soft);
    cursor: help;
  }
  .card {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 3px;
    min-width: 78px;
    min-height: 82px;
    padding: 5px 6px;
    font-size: 12.5px;
  }
  .card .sign {
    width: 34px;
    height: 34px;
  }
  .held {
    position: relative;
    padding: 4px;
    border-color: var(--act);
    touch-action: none;
  }
  .held.other {
    border-color: transparent;
    background: none;
    cursor: default;
  }
  .held[aria-disabled='true'] {
    cursor: grab;
  }
  .held .tile-picture {
    width: 72px;
    height: 72px;
  }
  .tile-picture {
    display: block;
    width: 44px;
    height: 44px;
    flex: none;
  }
  .turn-sign {
    position: absolute;
    right: -9px;
    bottom: -9px;
    width: 30px;
    height: 30px;
    border-radius: 50%;
    background: var(--act);
  }
  .turn-sign path {
    fill: none;
    stroke: var(--on-act);
    stroke-width: 4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .pile {
    display: grid;
    place-items: center;
    width: 42px;
    height: 42px;
    color: #fffaf0;
    font: 700 16px/1 var(--sans);
    font-variant-numeric: tabular-nums;
    border-radius: 6px;
    border: 2px solid currentColor;
    background: #1f4a57;
    box-shadow: 3px 3px 0 -1px #2f6270, 3px 3px 0 0 currentColor;
  }
  i.die {
    width: 30px;
    height: 30px;
    border-radius: 7px;
    border: 2px solid currentColor;
  }
  .sign {
    width: 24px;
    height: 24px;
    flex: none;
  }
  .mark {
    fill: currentColor;
  }
  .stroke {
    fill: none;
    stroke: currentColor;
    stroke-width: 3.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .beside {
    display: grid;
    gap: 6px;
    align-content: start;
  }
  .supplies, .scenarios {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    justify-content: center;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 14px;
    color: var(--soft);
  }
  .supply, .mate, .hand-of, .scenarios li {
    display: inline-flex;
    gap: 5px;
    align-items: center;
  }
  .mate {
    color: var(--ink);
    padding: 1px 8px;
    border: 1.5px solid transparent;
    border-radius: 12px;
    overflow-wrap: anywhere;
  }
  .mate.now {
    border-color: var(--act);
  }
  .back {
    width: 15px;
    height: 21px;
    border-radius: 3px;
    border: 1.5px solid var(--strong-line);
    background: repeating-linear-gradient(-45deg, #1f4a57 0 3px, #2f6270 3px 6px);
  }
  .scenarios li {
    padding: 2px 10px 2px 6px;
    border: 1.5px solid var(--strong-line);
    border-radius: 8px;
    color: var(--ink);
  }
  @container (max-width: 480px) {
    .act.big {
      min-height: 56px;
      padding: 4px 14px;
      font-size: 15px;
    }
    .tray {
      min-height: 78px;
    }
    .supplies {
      gap: 2px 12px;
      font-size: 13px;
    }
    .act.pick {
      min-width: 50px;
      padding: 3px;
    }
    .pick .tile-picture {
      width: 38px;
      height: 38px;
    }
    .round {
      display: none;
    }
    .card {
      min-width: 66px;
      min-height: 74px;
      font-size: 11.5px;
    }
    /* With a tile in hand no card can be played: they make room, so that all of it is one row. */
    .placing, .placing .work, .placing .hand {
      flex-wrap: nowrap;
      gap: 6px;
    }
    .placing .act {
      max-width: 116px;
      padding: 4px 8px;
    }
    .placing .card {
      min-width: 44px;
      min-height: 60px;
      padding: 2px;
    }
    .placing .card span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;var Zt=400,C=class extends B{constructor(){super(...arguments);this.way="";this.stop=u;this.near="";this.words=new Set;this.asking=0;this.drawings=0;this.playback=new ge(this,new Q(this),Ge);this.keyed=new le(this);this.pings=new de(this,"data-square");this.touch=new F(this);this.pressedKey=t=>{t.ctrlKey||t.metaKey||t.altKey||(this.settle(),!(t.target.closest(".grid")!==null?Ie(t.key,this):t.key.toLowerCase()==="r"&&g(this.view)&&(this.turn(),!0)))||(t.preventDefault(),t.stopPropagation())};this.focused=t=>{let s=t.target.dataset?.square;!s||!t.target.matches(":focus-visible")||(this.stop=s,this.goNear(s))}}get view(){return this.playback.view}get seat(){let t=Number(this.sight.viewer);return Number.isInteger(t)?t:-1}get asked(){return!this.playback.running&&this.sight.moves.length>0}act(t){if(this.settle(),!this.asked||!this.words.has(t))return void this.explain(t);this.near="",this.stage.choose(t)}turn(){if(!g(this.view))return;let t=v(this.view.held??""),s=t.filter(a=>this.words.has(z(this.near,a))),i=s.length?s:t;this.way=i[(i.indexOf(this.way)+1)%i.length],this.stage.sound("tap"),this.requestUpdate()}focus(){this.renderRoot.querySelector(`[data-square=${this.stop}]`)?.focus()}async playBack(t,s){await this.playback.run(t,s),this.follow()}skip(){this.playback.skip()}advise(t){let s=t.split(" ")[1]??"";this.goNear(A.includes(s)?s:""),t.startsWith("place")&&(this.way=G(t)||this.way)}pinged(t,s){return A.includes(t)?(this.pings.show(t,s),K(this,t)):""}settle(){this.playback.settle()}goTo(t){this.stop=t,this.goNear(t),this.updateComplete.then(()=>this.focus())}tap(t){this.stop=t;let s=this.asked?L(this,t):void 0;if(s)return this.act(s);let i=T(this,t)[0];i&&this.explain(i)}preview(t){this.stop=t,this.asked&&L(this,t)&&this.stage.tell(this.stage.words.say("board.tap-again"))}stepBack(){let t=this.near!=="";return this.goNear(""),t}goNear(t){if(t===this.near)return;this.near=t;let s=this.asked&&t?L(this,t):void 0;s&&g(this.view)&&(this.way=G(s)),this.requestUpdate(),clearTimeout(this.asking);let i=t&&this.asked&&!s?T(this,t)[0]:void 0;i&&(this.asking=window.setTimeout(()=>void this.explain(i),Zt))}async explain(t){let s=await this.stage.why(t);s&&this.stage.tell(s)}willUpdate(t){if(!this.sight||!this.stage)return;this.drawings++,t.has("sight")&&(this.words=new Set(this.sight.moves.map(i=>i.word)));let s=v(this.view.held??"");s.includes(this.way)||(this.way=s[0]),this.toggleAttribute("dark",this.stage.dark),this.toggleAttribute("still",!this.stage.motion),this.toggleAttribute("patterns",this.stage.patterns),this.toggleAttribute("scenario",this.view.scenarios.length>0)}updated(t){t.has("sight")&&this.follow()}follow(){if(!this.asked||!this.keyed.lost)return;let t=this.renderRoot.querySelector(".work .lit, .hand .lit");t&&T(this,this.stop).length===0?t.focus():this.focus()}render(){return!this.sight||!this.stage?l``:l`<div
      class="whole"
      @keydown=${this.pressedKey}
      @pointerdown=${this.touch.take}
      @pointermove=${this.touch.carry}
      @pointerup=${this.touch.drop}
      @pointercancel=${this.touch.drop}
    >
      <flow-timer .desk=${this} .version=${this.drawings}></flow-timer>
      <div class="box">
        <svg
          class="grid"
          viewBox="-48 -48 756 756"
          role="group"
          aria-label=${this.stage.words.say("board.grid")}
          @pointermove=${this.touch.hover}
          @pointerleave=${this.touch.left}
          @pointerdown=${this.touch.press}
          @wheel=${this.touch.wheel}
          @focusin=${this.focused}
        >
          ${Ae({desk:this,stop:this.stop,near:this.near,ping:this.pings})}${Oe}
        </svg>
      </div>
      ${ze(this)}
    </div>`}};C.styles=[He,We,he],C.properties={sight:{attribute:!1},stage:{attribute:!1}};var Nt=[["b1","tee","esw"],["c1","corner","sw"],["e1","corner","es"],["f1","tee","esw"],["c2","straight","ns"],["e2","straight","ns"],["c3","tee","nsw"],["a5","corner","es"],["b5","straight","ew"],["c5","straight","ew"],["d5","corner","nw"],["e5","corner","ne"],["f5","tee","new"],["g5","corner","sw"],["a6","tee","nes"],["g6","straight","ns"]],f=(r,e)=>Array.from({length:r},()=>e),jt=[...f(3,"straight"),...f(3,"corner"),...f(2,"tee"),...f(7,"cross"),...f(3,"obstacle-straight"),...f(2,"obstacle-corner"),...f(3,"obstacle-tee"),...f(3,"obstacle-cross")],Bt=[...f(2,"support"),...f(2,"bird"),...f(3,"current"),...f(1,"fishing"),...f(2,"calm-waters"),...f(2,"return")],Ut={phase:"turn",seat:0,round:1,turnsTaken:0,overtime:!1,scenarios:[],setAside:[],boat:"nesw",board:Nt.map(([r,e,t])=>({square:r,tile:e,open:t,bird:!1})),pile:jt,revealed:[],discard:[],toTurnUp:0,cardPile:Bt,cardDiscard:[],calmWaters:!1,cardPlayed:!1,hands:[["support","bird","fishing"]],shown:[[]]},zt=r=>r.view.round===2,Wt=(...r)=>r.map(e=>({actor:"chance",move:e})),Ke={seats:1,seat:0,options:{round:"untimed",turns:"4",first:"0"},start:Ut,script:Wt("tile corner","tile straight","tile obstacle-corner","dice 6 2","tile straight","tile tee"),steps:[{text:"board.lesson-welcome"},{text:"board.lesson-draw",moves:["draw"]},{text:"board.lesson-corner"},{text:"board.lesson-place",moves:["place c4 ne"],nudge:"board.lesson-place-nudge"},{text:"board.lesson-joined"},{text:"board.lesson-again",moves:["draw"]},{text:"board.lesson-straight",moves:["place e3 ns"]},{text:"board.lesson-third",moves:["draw"]},{text:"board.lesson-obstacle",moves:["place b2 nw"]},{text:"board.lesson-card",moves:["play bird"]},{text:"board.lesson-bird",moves:["protect b1"]},{text:"board.lesson-wave",until:zt},{text:"board.lesson-damage"},{text:"board.lesson-repair",moves:["draw"]},{text:"board.lesson-mend",moves:["place b5 ew"]},{text:"board.lesson-last",moves:["draw"]},{text:"board.lesson-home",moves:["place e4 nsw"]},{text:"board.lesson-clock"}]};var _e={drip:[{wave:"sine",from:900,to:1500,length:70,gain:90},{wave:"sine",from:1400,to:700,at:60,length:90,gain:60}],pour:[{wave:"noise",from:500,to:1400,length:320,gain:90},{wave:"sine",from:420,to:640,at:60,length:160,gain:60},{wave:"sine",from:520,to:800,at:160,length:160,gain:50}],stone:[{wave:"noise",from:260,to:120,length:160,gain:260}],bird:[{wave:"sine",from:2100,to:2900,length:90,gain:50},{wave:"sine",from:2500,to:2e3,at:120,length:120,gain:50}],start:[{wave:"triangle",from:330,length:140,gain:110},{wave:"triangle",from:495,at:130,length:260,gain:110}],heart:[{wave:"sine",from:72,to:48,length:130,gain:420},{wave:"sine",from:64,to:42,at:190,length:150,gain:320}],wave:[{wave:"sine",from:48,to:70,length:900,gain:260},{wave:"noise",from:160,to:1500,at:350,length:1e3,gain:260},{wave:"noise",from:1500,to:300,at:1250,length:1100,gain:220}],won:[{wave:"triangle",from:392,length:260,gain:120},{wave:"triangle",from:494,at:200,length:260,gain:120},{wave:"triangle",from:587,at:400,length:260,gain:120},{wave:"triangle",from:784,at:600,length:700,gain:130}],lost:[{wave:"sine",from:220,to:180,length:500,gain:140},{wave:"noise",from:400,to:160,at:200,length:1400,gain:120}]};function Ye(r,e){let t=r.flatMap((s,i)=>s.lines.flatMap(a=>a.told).filter(a=>a.event==="wave").map(a=>({at:i,text:e.words.say("board.wave-mark",{white:a.white,black:a.black})})));return{label:"board.joined-animals",lines:[{seat:-1,points:r.map(s=>s.view.joined?.length??0)}],marks:t}}var Kt=2e4,_t=1e4;function Qe(r,e,t){if(r===void 0)return;let s=Math.max(0,r-e),i=s<=_t?"urgent":s<=Kt?"brisk":"calm";return{left:s,full:Math.min(1,s/t),mood:i}}function Fe(r,e){let t=Number(e?r.grace??15:r.round??60);return(Number.isFinite(t)&&t>0?t:60)*1e3}function Xe(r,e){let{view:t,stage:s}=r,i=(o,d={})=>s.words.say(o,d),a=!t.talk&&t.scenarios.includes("no-communication");return l`<div class="clock ${e?.mood??"none"}">
    ${e?Yt(e,r):Ft(r)}
    ${t.round>0?l`<span class="round">${i("board.round",{round:t.round})}</span>`:c}
    ${t.overtime?l`<strong class="note">${i("board.overtime")}</strong>`:c}
    ${a?l`<strong class="note quiet" title=${i("board.quiet-long")}>${Qt}${i("board.quiet")}</strong>`:c}
    ${t.calmWaters?l`<strong class="note">${i("action-card.calm-waters")}</strong>`:c}
  </div>`}function Yt(r,e){let t=Math.ceil(r.left/1e3);return l`${Xt(r.full)}
    <span class="seconds" role="timer" aria-label=${e.stage.words.say("board.seconds",{seconds:t})}>${t}</span>
    <span class="sand-bar">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width=${r.full*100} height="6" rx="1" /></svg>
    </span>`}var Qt=l`<svg class="sign" viewBox="-20 -20 40 40" aria-hidden="true"><path class="stroke" d="M-13 -11H13V5H2L-5 12V5H-13ZM-15 14L15 -15"/></svg>`;function Ft(r){let{view:e,stage:t}=r;if(e.turns===0)return l`<span class="sand-bar empty"></span>`;let s=e.turns-e.turnsTaken;return l`<span class="pips" role="img" aria-label=${t.words.say("board.turns-left",{left:s})}>
    ${Array.from({length:e.turns},(i,a)=>l`<i class=${a<e.turnsTaken?"gone":""}></i>`)}</span>`}function Xt(r){let e=11*r,t=11*(1-r),s=n`<path class="sand" d="M${12-e*.75} ${14-e}H${12+e*.75}L12 14.5Z"/>
    <path class="sand" d="M4 27H20L${12+(11-t)*.72} ${27-t}H${12-(11-t)*.72}Z"/>
    <path class="frame" d="M3 2H21M3 28H21M5 2C5 10 10 12 11 15C10 18 5 20 5 28M19 2C19 10 14 12 13 15C14 18 19 20 19 28"/>`;return l`<svg class="glass" viewBox="0 0 24 30" aria-hidden="true">${s}</svg>`}var Jt=200,N=class extends B{constructor(){super(...arguments);this.ticking=0;this.heard=0}createRenderRoot(){return this}connectedCallback(){super.connectedCallback(),this.ticking=window.setInterval(()=>this.tick(),Jt)}disconnectedCallback(){super.disconnectedCallback(),clearInterval(this.ticking)}tick(){!this.desk||this.desk.view.deadline===void 0||this.requestUpdate()}render(){let{view:t,stage:s}=this.desk,i=Qe(t.deadline,s.clock().at,Fe(s.options,t.overtime)),a=this.getRootNode().host;return a&&a.getAttribute("mood")!==(i?.mood??"none")&&a.setAttribute("mood",i?.mood??"none"),this.beat(i?.mood==="urgent"?Math.ceil(i.left/1e3):0),Xe(this.desk,i)}beat(t){t>0&&t!==this.heard&&this.desk.stage.sound("heart"),this.heard=t}};N.properties={desk:{attribute:!1},version:{attribute:!1}};customElements.get("flow-timer")||customElements.define("flow-timer",N);customElements.get("flow-board")||customElements.define("flow-board",C);var er={tag:"flow-board",prompt:Le,say:Ve,describe:Ce,together:!0,lesson:Ke,sounds:_e,story:Ye},Vs=er;export{Vs as default};

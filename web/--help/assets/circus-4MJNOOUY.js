import{a as X,b as st}from"./chunk-PIWNWLT2.js";import{c as W,d as Y}from"./chunk-LITNCDVI.js";import{a as tt,b as et,c as rt,d as nt}from"./chunk-S2J2DCLX.js";import{b as J}from"./chunk-CZXCP6R6.js";import{b as _,c as $,f as l,g as a,i as p,l as K}from"./chunk-ACWKOIL6.js";var it=["acrobat","magician","fortune-teller","strongman","tamer","clown"];var x=e=>e%10+1,S=e=>(e+10-2)%10+1,k=e=>(e+5-1)%10+1,u=(e,r)=>x(e)===r||x(r)===e,y=(e,r)=>`swap ${Math.min(e,r)} ${Math.max(e,r)}`;function V(e,r){return e==="acrobat"?[k(r)]:e==="magician"||e==="fortune-teller"?[S(r),x(r)]:[]}var b=e=>e%2;function L(e,r){let t=e.notebook.find(s=>s.position===r);return t?t.backs:m(e,r)?.backs??[]}var m=(e,r)=>e.ring.find(t=>t.position===r),R=(e,r)=>e.shown.find(t=>t.position===r)?.artist,Z=(e,r)=>e.notebook.find(t=>t.position===r);function ot(e,r,t){let s=i=>i.map(n=>({...n,position:n.position===r?t:n.position===t?r:n.position})).sort((n,o)=>n.position-o.position);return{...e,ring:s(e.ring),shown:s(e.shown),notebook:s(e.notebook)}}function at(e,r,t){let s=e.ring.map(n=>n.position===r?{...n,artist:t,backs:[]}:n),i=n=>n.filter(o=>o.position!==r);return{...e,ring:s,shown:i(e.shown),notebook:i(e.notebook)}}var Ot=386,pt=98,ct=2*Math.PI;function v(e,r){return{x:e*Math.sin(r*ct),y:-e*Math.cos(r*ct)}}var Ut=e=>(e-1)/10,h=(e,r=Ot)=>v(r,Ut(e)),w=e=>`translate(${e.x.toFixed(1)} ${e.y.toFixed(1)})`;function N(e){for(let r=1;r<=10;r++){let t=h(r);if(Math.hypot(e.x-t.x,e.y-t.y)<=pt)return r}return 0}function dt(e,r,t){let s={x:(e.x+r.x)/2,y:(e.y+r.y)/2},i={x:r.y-e.y,y:e.x-r.x},n=Math.hypot(i.x,i.y)||1,c=(i.x*s.x+i.y*s.y<0?-1:1)*t/n;return{x:s.x+i.x*c,y:s.y+i.y*c}}function E(e,r,t,s){let i=dt(e,r,t),n=1-s,o=(c,g,d)=>n*n*c+2*n*s*g+s*s*d;return{x:o(e.x,i.x,r.x),y:o(e.y,i.y,r.y)}}function z(e,r,t){let[s,i]=[h(e),h(r)],n=Math.hypot(s.x-i.x,s.y-i.y),o=Math.min(.45,pt*.72/n),c=dt(s,i,t),[g,d]=[E(s,i,t,o),E(s,i,t,1-o)],C=T=>`${T.x.toFixed(1)} ${T.y.toFixed(1)}`;return`M${C(g)} Q${C(c)} ${C(d)}`}function ht(e){let r=e>3?.074:.085;return Array.from({length:e},(t,s)=>v(84,.5-(s-(e-1)/2)*r))}var Q=360,Ht=[0,.15,.3,.5,.7,.85,1],D=class{constructor(r){this.host=r;this.reel=new nt;this.cut=!1;this.token=r=>this.root.querySelector(`[data-place="${r}"]`);this.disc=r=>this.root.querySelector(`[data-place="${r}"] .turn`)}get root(){return this.host.renderRoot}get skipped(){return this.cut}start(){this.cut=!1,this.reel.rewind()}skip(){this.cut=!0,this.reel.skip()}async play(r,t){if(this.cut)return t();if(r.kind==="flip")return this.flip(r.position,t);await t(),r.kind==="move"&&await Promise.all([this.move(r.from,r.to,1),this.move(r.to,r.from,-1)]),r.kind==="gaze"&&await this.reel.wait(Q),r.kind==="pop"&&await this.pop(r.what)}async fade(r){let t=[...this.root.querySelectorAll(r)];await Promise.all(t.map(s=>this.reel.play(s,[{opacity:1},{opacity:0}],220)))}async move(r,t,s){let[i,n]=[h(r),h(t)],o=s*(u(r,t)?96:130),c=Ht.map(g=>{let{x:d,y:C}=E(i,n,o,g),T=1+.1*s*Math.sin(g*Math.PI);return{transform:`translate(${d}px, ${C}px) scale(${T})`,offset:g}});await this.reel.play(this.token(t),c,Q)}async flip(r,t){let s={transform:"translateY(-16px) scale(0.02, 1.06)"};await this.reel.play(this.disc(r),[{transform:"none"},s],150,{easing:"ease-in"}),await t(),await this.reel.play(this.disc(r),[s,{transform:"none"}],210,{easing:"ease-out"})}async pop(r){let t=[{transform:"scale(0.4)",opacity:.2},{transform:"scale(1.35)",opacity:1,offset:.6},{transform:"scale(1)",opacity:1}];await this.reel.play(this.root.querySelector(r),t,Q)}};var G=a`<defs>
  <clipPath id="disc"><circle r="92"/></clipPath>
  <pattern id="p-acrobat" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="over" d="M0 0H9V22H0Z"/></pattern>
  <pattern id="p-magician" width="30" height="30" patternUnits="userSpaceOnUse"><path class="over" d="M8 2l2 5 5 1-4 4 1 5-4-2-4 2 1-5-4-4 5-1ZM23 17l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1Z"/></pattern>
  <pattern id="p-fortune-teller" width="28" height="28" patternUnits="userSpaceOnUse"><circle class="over-line" cx="14" cy="14" r="9"/><circle class="over" cx="14" cy="14" r="3"/></pattern>
  <pattern id="p-strongman" width="20" height="20" patternUnits="userSpaceOnUse"><path class="over" d="M0 0H20V8H0Z"/></pattern>
  <pattern id="p-tamer" width="24" height="18" patternUnits="userSpaceOnUse"><path class="over-line" d="M0 14L6 4L12 14L18 4L24 14"/></pattern>
  <pattern id="p-clown" width="34" height="34" patternUnits="userSpaceOnUse"><circle class="confetti-a" cx="8" cy="9" r="4"/><circle class="confetti-b" cx="25" cy="20" r="4"/><circle class="confetti-c" cx="12" cy="28" r="3"/></pattern>
</defs>`,It={acrobat:a`<path d="M-7 -9L-4 5M7 -9L4 5M-8 5H8" class="sign-line"/>`,magician:a`<path d="M-5 -8H5V3H9V6H-9V3H-5Z"/>`,"fortune-teller":a`<path d="M-10 0Q0 -10 10 0Q0 10 -10 0Z"/><circle class="sign-hole" r="3"/>`,strongman:a`<path d="M-10 -5H-5V-1.5H5V-5H10V5H5V1.5H-5V5H-10Z"/>`,tamer:a`<circle class="sign-line" cy="1" r="6"/><path d="M0 -11L3 -5H-3Z"/>`,clown:a`<circle cy="2" r="5.5"/><circle cx="-7" cy="-6" r="3.4"/><circle cx="7" cy="-6" r="3.4"/>`},O=(e,r="")=>a`<g class="hint ${r}"><circle class="paint ${e}" r="14"/><g class="sign ${e}">${It[e]}</g></g>`,M=a`<g class="applause"><path class="gold-disc" d="${qt(20,12)}"/>
  <g transform="rotate(24)"><rect class="hand" x="-9" y="-6" width="9" height="17" rx="4.5"/></g>
  <g transform="rotate(-24)"><rect class="hand" x="0" y="-6" width="9" height="17" rx="4.5"/></g>
  <path class="clap" d="M0 -15V-10M-8 -13L-6 -9M8 -13L6 -9"/></g>`;function qt(e,r){let t=i=>{let n=i*2*Math.PI/r;return`${(e*Math.cos(n)).toFixed(1)} ${(e*Math.sin(n)).toFixed(1)}`},s=e*Math.PI/r;return`M${t(0)}${Array.from({length:r},(i,n)=>`A${s.toFixed(1)} ${s.toFixed(1)} 0 0 1 ${t(n+1)}`).join("")}Z`}var zt=it.map(e=>`.paint.${e} { fill: var(--${e}); }`).join(`
`),mt=[$`
    :host {
      --acrobat: #d8552a;
      --magician: #6b4a8e;
      --fortune-teller: #14707f;
      --strongman: #dc9a17;
      --tamer: #3c7a50;
      --clown: #f6e6c2;
      --print-ink: #1b2238;
      --print-cream: #f8ebd0;
      --print-red: #c62f3b;
      --print-gold: #eab53c;
    }
    .ink, .pupil, .sign-hole { fill: var(--print-ink); }
    .cream { fill: var(--print-cream); }
    .milk, .sign { fill: #fffaf0; }
    .red, .red2 { fill: var(--print-red); }
    .gold { fill: var(--print-gold); }
    .plum { fill: #6b4a8e; }
    .skin { fill: #f3cfa4; }
    .shade { fill: #e3b382; }
    .blush { fill: #e98d74; opacity: 0.55; }
    .shine { fill: #fff; opacity: 0.8; }
    .ball { fill: #cfe9ea; stroke: var(--print-ink); stroke-width: 3; }
    .line, .whip, .skin-line, .shine-line, .hoop, .ring, .thin, .sign-line, .over-line, .clap {
      fill: none;
      stroke: var(--print-ink);
      stroke-width: 4;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    .skin-line { stroke: #b57f4e; }
    .shine-line { stroke: #fff; }
    .hoop { stroke: var(--print-gold); stroke-width: 5; }
    .ring { stroke: var(--print-gold); }
    .thin { stroke-width: 2; opacity: 0.55; }
    .whip { stroke-width: 5; }
    .over { fill: #fff; opacity: 0.13; }
    .over-line { stroke: #fff; stroke-width: 3.5; opacity: 0.18; }
    .confetti-a { fill: #d8552a; opacity: 0.5; }
    .confetti-b { fill: #14707f; opacity: 0.45; }
    .confetti-c { fill: #dc9a17; opacity: 0.7; }
    .sign .sign-line { stroke: #fffaf0; stroke-width: 2.6; }
    .sign.strongman { fill: var(--print-ink); }
    .sign.clown { fill: var(--print-red); }
    .gold-disc { fill: var(--print-gold); stroke: #9a6c0c; stroke-width: 1.5; }
    .hand { fill: #fffaf0; stroke: var(--print-ink); stroke-width: 1.6; }
    .clap { stroke-width: 2; }
  `,_(zt)];function ut(e){let{view:r,stage:t}=e;return r.phase==="over"?l`<p class="title">${t.words.say(`ending.${r.ending??"draw"}`)}</p>`:e.asked?r.phase==="clown-choice"?Bt(e):e.chosen?Qt(e):e.can("ok")?Ft(e):p:p}function f(e,r,t,s=!1){return l`<button
    type="button"
    class="act"
    data-move=${r}
    aria-disabled=${e.can(r)?"false":"true"}
    @click=${()=>e.act(r)}
    @pointerenter=${()=>e.aim(r)}
    @pointerleave=${()=>e.aim("")}
    @focus=${()=>e.aim(r)}
    @blur=${()=>e.aim("")}
  >
    <span>${t}</span>${s?l`<svg class="price" viewBox="-24 -24 48 48" aria-hidden="true">${M}</svg>`:p}
  </button>`}function Qt(e){let r=e.chosen,t=m(e.view,r);if(!t)return p;let s=(n,o={})=>e.stage.words.say(n,o),i=V(t.artist,r).length>0;return l`<p class="title">${s(`artist.${t.artist}`)}<small>${r}</small></p>
    ${f(e,`flip ${r}`,s("board.flip"))}
    ${i?f(e,`use ${r}`,s(`board.use-${t.artist}`,{opposite:k(r)})):p}
    ${f(e,`look ${r}`,s("board.look"),!0)}`}function Bt(e){let r=t=>e.stage.words.say(t);return l`<p class="title">${r("board.clowns-met")}</p>
    ${f(e,"take",r("board.take"),!0)} ${f(e,"return",r("board.return"))}
    ${f(e,"decline",r("board.decline"))}`}function Ft(e){let r=e.stage.words;return l`<p class="title">${r.say("board.only-you")}</p>
    ${e.view.shown.map(({position:t,artist:s})=>{let i=r.say("board.under",{position:t,artist:r.say(`artist.${s}`)});return l`<p class="seen">${i}</p>`})}
    ${f(e,"ok",r.say("board.remembered"))}`}var jt=26,U=class{constructor(r,t){this.ring=r;this.pings=t;this.down=r=>{this.ring.settle();let t=B(r),s=N(t);if(r.button===0){if(!s)return void this.ring.stepBack();this.pressed={x:t.x,y:t.y,position:s},r.currentTarget.setPointerCapture(r.pointerId)}};this.moved=r=>{let t=B(r),s=N(t);if(!this.pressed)return this.ring.hover(s);let{position:i}=this.pressed,n=Math.hypot(t.x-this.pressed.x,t.y-this.pressed.y)>jt;!this.ring.asked||!n&&!this.hold||(this.hold={position:i,x:t.x,y:t.y},this.ring.carry(i,s))};this.up=r=>{let{pressed:t,hold:s}=this;if(this.pressed=void 0,this.hold=void 0,!!t){if(r.type==="pointercancel"||this.pings.held)return this.ring.drop(t.position,0);s?this.ring.drop(t.position,N(B(r))):this.ring.tap(t.position)}}}letGo(){this.hold=void 0}};function B(e){let r=e.currentTarget.getScreenCTM();return r?new DOMPoint(e.clientX,e.clientY).matrixTransform(r.inverse()):{x:0,y:0}}function ft(e,r){let t=r.stop;switch(e){case"ArrowRight":return P(r.goTo(x(t)));case"ArrowLeft":return P(r.goTo(S(t)));case"ArrowUp":case"ArrowDown":return P(r.goTo(k(t)));case"Enter":case" ":return P(r.tap(t));case"r":case"R":return P(r.turnOver(t));case"Escape":return r.stepBack();default:return!1}}var P=e=>!0;function gt(e,r){let t=e.view,s=r.words;return t.phase==="over"?s.say(`ending.${t.ending??"draw"}`):t.phase==="first-player"||t.phase==="deal"?s.say("board.dealing"):e.moves.length===0?s.say("board.waiting",{name:W(t.seat,r)}):t.phase==="clown-choice"?s.say("board.clowns-choose"):t.actionsLeft>0?s.say("board.choose-action",{left:t.actionsLeft}):t.shown.length>0?s.say("board.look-then-go-on"):s.say("board.spend-or-end")}function H(e,r,t){let s=m(e,r),i=t.words;if(!s)return i.say("board.place-empty",{position:r});let n=c=>i.say(`artist.${c}`);return`${i.say("board.place",{position:r,artist:n(s.artist)})} ${_t(e,r,t,n)}`.trim()}function _t(e,r,t,s){let i=R(e,r);if(i)return t.words.say("board.back-shown",{artist:s(i)});let n=Z(e,r),o=L(e,r).map(s).join(", ");return o?n&&n.how!=="open"?t.words.say(`board.back-${n.how}`,{artist:o}):t.words.say("board.back-open",{artists:o}):""}function yt(e,r){let[t,...s]=e.split(" ");return r.words.say(`board.move-${t}`,s)}function bt(e,r){let[t,...s]=e.split(" "),i=s.map(Number);return t==="swap"?F(i[0],i[1]):t==="flip"?Wt(i[0]):t==="look"?wt(i[0]):t==="use"?Kt(i[0],r):p}function Kt(e,r){let t=m(r,e)?.artist;if(!t)return p;let s=V(t,e);return t==="acrobat"?F(e,s[0]):t==="magician"?F(s[0],s[1]):a`${s.map(wt)}`}function F(e,r){let t=u(e,r)?70:120,s=u(e,r)?t:-t;return a`<path class="arrow" d=${z(e,r,t)}/><path class="arrow" d=${z(r,e,s===t?-t:t)}/>`}var Wt=e=>a`<g transform=${w(h(e))}>
  <path class="arrow" d="M-58 -30 A66 40 0 0 1 58 -30"/><path class="arrow" d="M58 30 A66 40 0 0 1 -58 30"/></g>`,wt=e=>a`<g class="gaze" transform=${w(h(e))}>
  <path d="M-46 0Q0 -44 46 0Q0 44 -46 0Z"/><circle r="15"/></g>`,xt=a`<marker id="head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto-start-reverse">
  <path class="arrowhead" d="M0 0L10 5L0 10Z"/></marker>`;var kt=132;function Yt(e){let r=e.map(s=>({one:s,other:"clown"})),t=e.map((s,i)=>({one:s,other:e[(i+1)%e.length]}));return[...r,...t]}function vt(e,r,t){let s=n=>n==="clown"?{x:0,y:0}:v(kt,e.indexOf(n)/e.length),i=n=>n.one===r&&t.includes(n.other)||n.other===r&&t.includes(n.one);return a`<g class="rosette ${r?"asked":""}">
    <circle class="window" r="176"/>
    ${e.map((n,o)=>{let c=Xt(o/e.length,e.length);return a`<path class="petal paint ${n}" d=${c}/><path class="weave" d=${c} fill="url(#p-${n})"/>`})}
    <circle class="tracery" r=${kt}/>
    ${Yt(e).map(n=>{let[o,c]=[s(n.one),s(n.other)];return a`<line class="lead ${i(n)?"shines":""}" x1=${o.x} y1=${o.y} x2=${c.x} y2=${c.y}/>`})}
    ${[...e,"clown"].map(n=>{let o=n===r?"asked":r&&t.includes(n)?"shines":"";return a`<g transform=${`${w(s(n))} scale(2)`}>${O(n,o)}</g>`})}
  </g>`}function Xt(e,r){let t=.5/r-.006,s=(i,n)=>{let o=v(i,n);return`${o.x.toFixed(1)} ${o.y.toFixed(1)}`};return`M${s(30,e)} L${s(164,e-t)} A164 164 0 0 1 ${s(164,e+t)} Z`}var Jt=a`
  <g class="red"><circle cx="-44" cy="-26" r="24"/><circle cx="-57" cy="4" r="22"/><circle cx="-45" cy="34" r="20"/></g>
  <path class="ink" d="M-46 100 C-40 72 -24 60 -8 58 L14 60 C28 72 34 86 36 100 Z"/>
  <path class="milk" d="M-36 -44 C-6 -66 34 -50 38 -14 L44 20 C46 44 34 62 10 64 C-22 66 -46 40 -46 8 C-46 -14 -44 -32 -36 -44 Z"/>
  <path class="red" d="M-22 -56 L26 -112 L38 -42 C18 -56 -2 -60 -22 -56 Z"/>
  <circle class="gold" cx="6" cy="-72" r="7"/><circle class="gold" cx="22" cy="-88" r="5"/><circle class="gold" cx="24" cy="-62" r="6"/>
  <path class="ink" d="M19 -26 L26 -9 L19 8 L12 -9 Z"/>
  <path class="line" d="M6 -36 Q18 -46 29 -38"/>
  <path class="red" d="M4 34 Q26 44 45 26 Q42 58 18 54 Q6 50 4 34 Z"/>
  <circle class="blush" cx="-6" cy="20" r="11"/>
  <circle class="red" cx="52" cy="4" r="17"/><circle class="shine" cx="57" cy="-2" r="4"/>
  <g class="cream"><circle cx="-42" cy="80" r="19"/><circle cx="-14" cy="84" r="20"/><circle cx="15" cy="84" r="20"/><circle cx="43" cy="80" r="18"/></g>
  <g class="thin"><circle cx="-42" cy="80" r="19"/><circle cx="-14" cy="84" r="20"/><circle cx="15" cy="84" r="20"/><circle cx="43" cy="80" r="18"/></g>`,te=a`
  <path class="ink" d="M-70 100 C-60 74 -36 62 -18 58 L10 56 C36 62 58 80 64 100 Z"/>
  <path class="skin" d="M-34 36 L-28 66 C-16 82 4 78 8 62 L8 46 Z"/>
  <path class="skin" d="M-28 -46 C4 -60 32 -42 34 -16 L50 8 C52 13 46 16 40 16 L42 26 L38 30 L40 36 C40 50 28 56 10 52 L-30 44 C-50 10 -44 -34 -28 -46 Z"/>
  <path class="ink" d="M30 -34 C14 -34 -2 -26 -4 -8 C-6 8 -18 18 -22 40 C-56 36 -62 -22 -38 -50 C-14 -74 24 -64 30 -34 Z"/>
  <circle class="ink" cx="-52" cy="-48" r="24"/>
  <path class="gold" d="M-60 -28 C-34 -44 2 -50 35 -40 L35 -30 C4 -38 -30 -32 -54 -16 Z"/>
  <path class="milk" d="M0 -62 C2 -92 28 -104 48 -92 C30 -86 18 -74 12 -54 Z"/>
  <ellipse class="ink" cx="25" cy="-8" rx="4.5" ry="6.5"/><path class="line" d="M16 -22 Q24 -28 32 -23"/>
  <path class="red" d="M30 28 L43 26 L38 31 L40 36 Q32 38 30 28 Z"/><circle class="blush" cx="10" cy="18" r="9"/>
  <path class="gold" d="M-8 74 l4 9 10 1 -7 7 2 10 -9 -5 -9 5 2 -10 -7 -7 10 -1 Z"/>`,ee=a`
  <path class="ink" d="M-84 100 L-62 34 L-30 70 L16 66 L30 44 L76 100 Z"/>
  <path class="red" d="M-62 34 L-22 100 L-46 100 L-68 56 Z M30 44 L14 100 L34 100 L44 64 Z"/>
  <path class="skin" d="M-32 -40 L34 -40 L36 -14 L54 10 L40 17 L42 30 L38 36 L38 50 L20 74 L-8 72 L-34 44 C-46 14 -44 -18 -32 -40 Z"/>
  <path class="ink" d="M-36 -40 L-8 -40 C-4 -18 -14 2 -12 22 C-30 22 -48 0 -36 -40 Z"/>
  <path class="ink" d="M-66 -50 C-30 -34 24 -32 60 -46 L56 -56 C46 -52 40 -52 34 -52 L38 -98 C8 -108 -26 -106 -52 -98 L-42 -54 C-50 -56 -56 -58 -62 -60 Z"/>
  <path class="red" d="M-44 -66 C-14 -58 14 -58 35 -64 L34 -52 C10 -46 -16 -46 -42 -54 Z"/>
  <circle class="ring" cx="24" cy="-12" r="14"/><path class="line" d="M12 -5 C4 14 4 34 -8 48"/>
  <circle class="ink" cx="26" cy="-12" r="4.5"/>
  <path class="ink" d="M48 18 C36 20 22 24 4 12 C10 34 34 40 44 28 C54 32 66 26 68 12 C62 20 54 20 48 18 Z"/>
  <path class="ink" d="M22 46 L42 44 C46 58 40 78 30 88 C22 78 18 62 22 46 Z"/>`,re=a`
  <path class="red" d="M-76 100 C-66 72 -42 58 -22 54 L14 54 C38 60 54 78 60 100 Z"/>
  <path class="ink" d="M-44 -10 C-66 30 -70 62 -58 84 C-38 84 -22 70 -18 44 Z"/>
  <path class="skin" d="M-30 -40 C4 -54 32 -40 34 -14 L50 9 C51 14 46 17 40 17 L42 27 L38 31 L40 37 C38 50 28 56 12 54 L8 72 C-6 78 -22 72 -28 58 L-36 38 C-48 8 -44 -28 -30 -40 Z"/>
  <path class="cream" d="M-50 -10 C-64 -52 -32 -90 10 -86 C38 -82 50 -56 40 -32 C14 -38 -24 -30 -50 -10 Z"/>
  <path class="gold" d="M-50 -10 C-28 -32 14 -42 40 -32 L38 -18 C10 -28 -24 -18 -44 4 Z"/>
  <path class="thin" d="M-46 -26 C-36 -56 -10 -76 16 -84 M-28 -30 C-20 -52 2 -70 28 -76 M2 -36 C8 -52 20 -62 40 -60"/>
  <path class="plum" d="M30 -46 L38 -34 L32 -20 L24 -33 Z"/><path class="milk" d="M30 -48 C24 -78 40 -100 62 -98 C48 -86 44 -66 38 -46 Z"/>
  <path class="line" d="M14 -4 Q24 4 33 -5 M17 1 l-4 5 M24 3 l-1 6 M30 0 l3 5"/>
  <path class="red" d="M29 29 L43 27 L38 32 L40 37 Q31 38 29 29 Z"/><circle class="blush" cx="10" cy="20" r="9"/>
  <circle class="hoop" cx="-22" cy="36" r="13"/>
  <circle class="ball" cx="56" cy="66" r="27"/><path class="shine-line" d="M40 58 A20 20 0 0 1 56 46"/><path class="gold" d="M38 90 L74 90 L80 102 L32 102 Z"/>`,se=a`
  <path class="skin" d="M-100 100 C-96 66 -70 50 -46 44 L-44 20 L34 40 L36 56 C64 60 88 76 96 100 Z"/>
  <path class="red" d="M-60 100 C-58 80 -50 66 -44 58 C-28 78 22 82 40 62 C50 74 54 88 56 100 Z"/>
  <path class="milk" d="M-59 92 L55 88 L56 98 L-60 100 Z"/><path class="milk" d="M-54 76 C-26 90 26 92 48 74 L51 82 C28 98 -28 98 -57 84 Z"/>
  <path class="skin" d="M-38 -46 C-8 -74 34 -58 38 -22 L36 -16 L54 6 C56 12 50 16 42 16 L46 26 L44 46 C38 60 16 62 -4 56 L-42 42 C-58 8 -56 -28 -38 -46 Z"/>
  <path class="shade" d="M-42 42 C-58 8 -56 -28 -38 -46 C-46 -14 -42 20 -20 50 Z"/>
  <path class="skin-line" d="M-26 -4 C-16 -14 -4 -2 -14 12 C-18 18 -24 16 -24 10"/>
  <path class="ink" d="M10 -20 L36 -22 L38 -12 L12 -10 Z"/><circle class="ink" cx="28" cy="-5" r="4.5"/>
  <path class="ink" d="M-2 -64 C2 -86 26 -86 24 -70 C23 -64 15 -64 15 -70 C10 -72 8 -66 10 -60 Z"/>
  <path class="ink" d="M52 16 C40 14 26 18 16 28 C6 36 -10 32 -10 18 C-24 32 -10 52 10 46 C26 42 34 38 44 34 C58 40 76 34 76 18 C72 26 62 24 52 16 Z"/>
  <path class="line" d="M28 46 Q36 49 43 46"/>`,ne=a`
  <path class="red" d="M-78 100 C-72 72 -50 58 -30 54 L14 54 C40 60 60 78 64 100 Z"/>
  <path class="gold" d="M-80 86 C-76 70 -62 60 -48 58 L-38 74 C-52 76 -62 86 -64 100 L-80 100 Z"/>
  <path class="gold" d="M-6 76 L36 72 L38 79 L-6 84 Z M-8 92 L42 88 L44 95 L-8 100 Z"/>
  <path class="ink" d="M-42 -24 C-70 -4 -62 26 -72 44 C-80 60 -70 76 -60 78 C-64 60 -46 54 -40 36 L-22 30 Z"/>
  <path class="skin" d="M-30 -40 L34 -40 L34 -14 L50 8 C52 13 46 16 40 16 L42 26 L38 30 L40 36 C40 50 28 56 12 54 L8 66 L-28 66 L-34 42 C-46 12 -44 -26 -30 -40 Z"/>
  <path class="ink" d="M-36 -40 L6 -38 C0 -20 -12 -8 -14 12 C-16 26 -26 34 -36 38 C-52 10 -50 -24 -36 -40 Z"/>
  <path class="red" d="M-44 -38 L-40 -82 C-14 -92 16 -90 36 -80 L38 -40 C10 -48 -18 -46 -44 -38 Z"/>
  <path class="ink" d="M-44 -38 C-16 -48 14 -48 40 -40 L62 -30 C56 -24 44 -26 36 -28 C8 -36 -18 -34 -42 -26 Z"/>
  <path class="gold" d="M-42 -58 C-16 -68 14 -66 37 -58 L38 -50 C14 -58 -16 -58 -43 -48 Z"/>
  <path class="milk" d="M26 -78 C16 -104 -10 -112 -34 -104 C-18 -98 -12 -90 -4 -84 C8 -82 18 -82 26 -78 Z"/>
  <ellipse class="ink" cx="26" cy="-8" rx="4.5" ry="6.5"/><path class="line" d="M14 -19 Q24 -24 33 -18"/>
  <path class="red2" d="M30 28 L43 26 L38 31 L40 36 Q32 38 30 28 Z"/>
  <path class="whip" d="M44 104 C64 84 84 74 82 48 C80 28 58 34 64 50 C68 60 80 54 76 46"/>`,ie={acrobat:te,magician:ee,"fortune-teller":re,strongman:se,tamer:ne,clown:Jt},I=e=>ie[e];var $t=e=>a`
  <circle class="rim" r="98"/>
  <g clip-path="url(#disc)">
    <circle class="paint ${e}" r="92"/><circle class="pattern" r="92" fill="url(#p-${e})"/>
    <g transform="translate(-5 6) scale(.9)">${I(e)}</g>
  </g>
  <circle class="edge" r="92"/>`;function Lt(e,r){let t=R(r,e.position);return a`<g class="turn">${$t(e.artist)}${oe(e,r)}</g>${t?ae(t):p}`}function oe(e,r){let t=L(r,e.position),s=Z(r,e.position)?.how??"open",i=ht(e.backs.length);return a`<g class="hints">${e.backs.map((n,o)=>{let c=t.includes(n)?s==="open"?"":s:"out";return a`<g transform=${`${w(i[o])} scale(1.2)`}>${O(n,c)}</g>`})}</g>`}var ae=e=>a`<g class="peek" transform="translate(46 -46)">
  <g transform="scale(.52)">${$t(e)}</g>
  <g class="eye" transform="translate(-34 -34)"><circle r="17"/><path d="M-11 0Q0 -11 11 0Q0 11 -11 0Z"/><circle class="pupil" r="4"/></g></g>`;function Mt(e){let{desk:r}=e,{view:t}=r,s=e.hold?.position||r.chosen||e.near,i=s?m(t,s):void 0;return a`${G}<defs>${xt}</defs>${me}
    ${vt(t.rosette,i?.artist,s?L(t,s):[])}
    <g class="reserve" transform="translate(0 222)" role="img" aria-label=${r.stage.words.say("board.reserve",{count:t.reserve})}>
      ${Array.from({length:t.reserve},(n,o)=>a`<g transform="translate(${(o-(t.reserve-1)/2)*46} 0)">${M}</g>`)}
    </g>
    <g class="numbers" aria-hidden="true">${t.ring.map(n=>he(n.position))}</g>
    ${le(t.ring,e).map(n=>pe(n,e))}
    <g class="ghost" aria-hidden="true">${r.aimed?bt(r.aimed,t):p}</g>
    ${e.ping.at?ce(e.ping):p}`}function ce({at:e,seat:r}){let{x:t,y:s}=h(Number(e));return et(t,s,108,r)}var le=(e,r)=>r.hold?[...e].sort((t,s)=>+(t.position===r.hold?.position)-+(s.position===r.hold?.position)):e;function pe(e,r){let{desk:t,hold:s}=r,{position:i}=e,n=s?.position===i?s:h(i),o=[de(i,t)?"lit":"dim",t.chosen===i?"chosen":"",s?.position===i?"held":""];return a`<g class=${`place ${o.join(" ")}`} data-place=${i} transform=${w(n)} role="button"
    tabindex=${r.stop===i?0:-1} aria-pressed=${t.chosen===i?"true":"false"}
    aria-label=${H(t.view,i,t.stage)}>
    <circle class="shadow" cy="7" r="99"/><circle class="halo" r="106"/>${Lt(e,t.view)}</g>`}function de(e,r){if(!r.asked||r.view.phase!=="turn")return!1;let{chosen:t}=r;return t&&t!==e?u(t,e)&&r.can(y(t,e)):r.can(`flip ${e}`)||r.can(`look ${e}`)}var he=e=>{let{x:r,y:t}=h(e,264);return a`<text x=${r} y=${t+10} text-anchor="middle">${e}</text>`},me=a`<g class="floor" aria-hidden="true"><circle class="kerb" r="497"/>
  ${Array.from({length:20},(e,r)=>a`<path class=${r%2?"plank":"plank red"} d=${ue(r/20)}/>`)}
  <circle class="dust" r="474"/><circle class="chalk" r="236"/></g>`;function ue(e){let r=t=>{let s=v(495,t);return`${s.x.toFixed(1)} ${s.y.toFixed(1)}`};return`M0 0 L${r(e)} A495 495 0 0 1 ${r(e+.05)} Z`}var At={kind:"none"};function Ct(e,r){let t=s=>Number(r[s]);switch(r.event){case"swapped":return j(e,t("position"),t("other"),"swap");case"acrobat-leapt":return j(e,t("position"),t("opposite"),"leap");case"magician-exchanged":return j(e,t("left"),t("right"),"magic");case"flipped":case"bowed":return fe(e,t("position"),r.to);case"fortune-teller-looked":return{view:e,motion:{kind:"gaze",word:`use ${r.position}`},sound:"look"};case"look-bought":return{...q(e,t("seat"),-1),motion:{kind:"gaze",word:`look ${r.position}`},sound:"look"};case"action-bought":return q(e,t("seat"),-1);case"applause-taken":return q(e,t("seat"),1);case"applause-returned":return q(e,t("seat")+1,-1);case"poster-won":case"five-clowns":return ge(e,t("seat"),r.artist);case"turn-began":return{view:{...e,seat:t("seat"),turn:t("turn")},motion:At};default:return{view:e,motion:At}}}var j=(e,r,t,s)=>({view:ot(e,r,t),motion:{kind:"move",from:r,to:t},sound:s}),fe=(e,r,t)=>({view:at(e,r,t),motion:{kind:"flip",position:r},sound:"flip"});function q(e,r,t){let s=e.sides.map((n,o)=>o===b(r)?{...n,applause:n.applause+t}:n),i=t>0?`.side:nth-of-type(${b(r)+1}) .clap-token:last-child`:".reserve > g:last-of-type .applause";return{view:{...e,sides:s,reserve:e.reserve-t},motion:{kind:"pop",what:i},sound:"applause"}}function ge(e,r,t){let s=e.sides.map((n,o)=>o===b(r)?{...n,posters:[...n.posters,t]}:n),i=e.posters.filter(n=>n!==t);return{view:{...e,sides:s,posters:i},motion:{kind:"pop",what:`[data-poster=${t}]`},sound:"poster"}}var Pt=(e,r)=>l`<svg
  class="poster" data-poster=${e} viewBox="-50 -66 100 132" role="img" aria-label=${r}>
  ${G}<rect class="sheet" x="-49" y="-65" width="98" height="130" rx="5"/>
  <svg x="-44" y="-60" width="88" height="96" viewBox="-80 -96 160 175">
    <rect class=${`paint ${e}`} x="-100" y="-100" width="200" height="200"/><rect x="-100" y="-100" width="200" height="200" fill=${`url(#p-${e})`}/>
    <g transform="translate(-4 4) scale(.92)">${I(e)}</g>
  </svg>
  ${a`<path class="print-rule" d="M-44 44H44"/><text class="print" y="57" text-anchor="middle" textLength=${r.length>9?84:p} lengthAdjust="spacingAndGlyphs">${r}</text>`}
</svg>`;function Tt(e){let{view:r,stage:t}=e,s=i=>t.words.say(`artist.${i}`);return l`<div class="strip">
    ${St(e,0)}
    <div class="free" role="group" aria-label=${t.words.say("board.free-posters")}>
      ${r.rosette.map(i=>r.posters.includes(i)?Pt(i,s(i)):l`<span class="gap"></span>`)}
    </div>
    ${St(e,1)}
  </div>`}function St(e,r){let{view:t,stage:s}=e,{applause:i,posters:n}=t.sides[r]??{applause:0,posters:[]},o=d=>s.words.say(`artist.${d}`),c=s.seats.filter(d=>b(d.seat)===r),g=t.phase!=="over"&&b(t.seat)===r&&t.turn>0;return l`<section class="side ${g?"active":""}">
    <div class="head">
      <p class="who">${c.map(d=>l`<span>${J(d,18)} ${d.name}</span>`)}</p>
      <div class="claps" role="img" aria-label=${s.words.say("board.applause",{count:i})}>${ye(i)}</div>
    </div>
    <div class="won">
      ${n.map(d=>Pt(d,o(d)))}
      ${Array.from({length:Math.max(0,3-n.length)},()=>l`<span class="gap"></span>`)}
    </div>
  </section>`}var ye=e=>Array.from({length:e},()=>l`<svg class="clap-token" viewBox="-24 -24 48 48" aria-hidden="true">${M}</svg>`);function Vt(e){let{view:r,stage:t}=e,s=r.phase==="turn"||r.phase==="clown-choice",i=r.actionsDone+r.actionsLeft,n=t.words.say("board.actions-left",{left:r.actionsLeft});return l`<div class="turn-bar">
    ${s?l`<p class="pips" role="img" aria-label=${n}>
          ${Array.from({length:i},(o,c)=>l`<i class=${c<r.actionsDone?"done":""}></i>`)}
        </p>`:p}
    ${e.asked&&r.phase==="turn"?l`${f(e,"buy",t.words.say("board.buy"),!0)} ${f(e,"end",t.words.say("board.end"))}`:p}
  </div>`}var Rt=$`
  :host {
    display: block;
    width: 100%;
    height: 100%;
    overflow: auto;
    container-type: inline-size;
    color: var(--ink);
    --size: max(270px, min(100cqw, 100cqh - 162px));
  }
  * { box-sizing: border-box; }
  .layout {
    display: grid;
    min-height: 100%;
    gap: 6px;
    align-content: center;
    justify-content: center;
    justify-items: center;
    grid-template-columns: minmax(0, 100%);
  }
  .act {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.4em;
    min-width: 44px;
    min-height: 44px;
    padding: 2px 12px;
    border: 1.5px solid var(--ink);
    border-radius: 22px;
    background: var(--card);
    color: var(--ink);
    font: 600 clamp(13px, 2.4cqi, 16px)/1.1 var(--sans, system-ui, sans-serif);
    cursor: pointer;
  }
  .act:hover, .act:focus-visible { background: var(--ink); color: var(--paper); }
  .act:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  .act[aria-disabled='true'] { border-style: dashed; border-color: var(--strong-line); background: var(--paper); color: var(--soft); cursor: help; }
  .price { width: 24px; height: 24px; flex: none; }
  .turn-bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: center; min-height: 46px; }
  .turn-bar .act { font-size: 15px; }
  .pips { display: flex; gap: 6px; margin: 0; }
  .pips i { width: 16px; height: 16px; border: 2px solid var(--ink); border-radius: 50%; background: var(--print-red); }
  .pips i.done { background: none; opacity: 0.6; }
  .strip { display: grid; grid-template-columns: auto auto auto; gap: 6px 16px; align-items: end; justify-content: center; }
  .side { display: grid; gap: 3px; padding: 4px 6px; border: 2px solid transparent; border-radius: 10px; }
  .side.active { border-color: var(--halo); }
  .head { display: flex; gap: 2px 8px; align-items: center; min-height: 22px; }
  .who { display: flex; gap: 2px 8px; margin: 0; font-weight: 600; font-size: 14px; }
  .who span { display: inline-flex; gap: 5px; align-items: center; max-width: 9em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .claps { display: flex; }
  .clap-token { width: 20px; height: 20px; overflow: visible; }
  .won, .free { display: flex; gap: 4px; justify-content: center; }
  .won { justify-content: start; }
  .poster, .gap { width: 44px; height: 58px; flex: none; }
  .gap { border: 2px dashed var(--line); border-radius: 4px; }
  .poster .sheet { fill: #fff7e4; stroke: var(--print-ink); stroke-width: 2; }
  .print { font: 700 15px/1 var(--serif, serif); fill: var(--print-ink); }
  .print-rule { stroke: var(--print-red); stroke-width: 3; }

  /* A diagram in the rules: the ring alone. */
  :host([inert]) { height: auto; --size: min(100cqw, 420px); }
  :host([inert]) .turn-bar, :host([inert]) .strip { display: none; }

  /* A narrow screen: names are at the seats, posters are stamps. */
  @container (max-width: 560px) {
    .layout { align-content: start; }
    .strip { gap: 4px 6px; }
    .poster, .gap { width: 24px; height: 32px; }
    .won, .free { gap: 2px; }
    .who span { font-size: 0; gap: 0; max-width: none; }
    .turn-bar { gap: 6px; }
    .turn-bar .act { padding: 2px 8px; font-size: 13px; }
    .turn-bar .price { width: 20px; height: 20px; }
    .head { gap: 4px; }
    .clap-token { width: 17px; height: 17px; }
  }

  /* A tall one: the free posters have a row of their own. */
  @container (max-aspect-ratio: 7/10) {
    .layout { --size: max(270px, min(100cqw, 100cqh - 206px)); }
    .strip { grid-template-columns: 1fr 1fr; justify-items: center; }
    .free { grid-column: 1 / -1; grid-row: 1; }
    .poster, .gap { width: 36px; height: 47px; }
    .won, .free { gap: 4px; }
  }

  /* A wide place: the strip stands beside the ring, which takes all the height. */
  @container (min-aspect-ratio: 6/5) {
    .layout { grid-template-columns: auto 190px; --size: max(270px, min(100cqh - 8px, 100cqw - 214px)); gap: 12px 20px; }
    .box { grid-row: 1 / span 2; }
    .turn-bar { flex-direction: column; align-self: end; }
    .strip { grid-template-columns: auto; align-self: start; justify-items: center; }
    .strip .side:first-child { order: 2; }
    .poster, .gap { width: 54px; height: 71px; }
    .free { flex-wrap: wrap; }
    .head { flex-wrap: wrap; }
  }
`;var Zt=$`
  :host {
    --dust: #efdfb9;
    --kerb: #fbf3e0;
    --halo: #b8470f;
    --chalk: #fff8e6;
    --shining: #ffd25e;
  }
  :host([dark]) {
    --dust: #232a44;
    --kerb: #e9dcc0;
    --halo: #ffd25e;
    --chalk: #3a4468;
  }
  .box {
    position: relative;
    container-type: inline-size;
    width: var(--size);
    aspect-ratio: 1;
    touch-action: manipulation;
  }
  .box > svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  /* ---- Floor ---- */
  .kerb, .dust { stroke: var(--print-ink); stroke-width: 3; }
  .kerb { fill: var(--kerb); }
  .dust { fill: var(--dust); }
  .plank { fill: none; }
  .plank.red { fill: var(--print-red); }
  .chalk { fill: none; stroke: var(--chalk); stroke-width: 5; stroke-dasharray: 3 15; stroke-linecap: round; }
  .numbers text { font: 600 27px/1 var(--sans, system-ui, sans-serif); fill: var(--ink); }

  /* ---- Tokens ---- */
  .rim { fill: #fff7e4; }
  .edge { fill: none; stroke: var(--print-ink); stroke-width: 2.5; }
  .shadow { fill: #0b0f1c; opacity: 0.22; }
  .halo { fill: none; stroke: var(--halo); stroke-width: 9; opacity: 0; }
  .turn { transform-box: fill-box; transform-origin: center; }
  .place { cursor: default; outline: none; touch-action: none; }
  .place.lit { cursor: pointer; }
  .place.lit .halo { opacity: 0.5; stroke-width: 6; stroke-dasharray: 6 11.6; }
  .place.lit:hover .halo, .choosing .place.lit .halo { opacity: 1; }
  .place.chosen .halo { opacity: 1; stroke-width: 9; stroke-dasharray: none; }
  .choosing .place.dim .turn { opacity: 0.5; }
  .place:focus-visible .halo { opacity: 1; stroke: var(--ink); stroke-width: 10; stroke-dasharray: none; }
  .place.held { cursor: grabbing; filter: drop-shadow(0 14px 10px rgb(0 0 0 / 35%)); }
  .hint circle.paint { stroke: #fff7e4; stroke-width: 3; }
  .hint circle.paint.clown { stroke: var(--print-red); }
  .hint.out { opacity: 0.22; }
  .hint.seen circle.paint, .hint.deduced circle.paint { stroke: var(--print-ink); stroke-width: 4; }
  .peek .rim { fill: var(--print-gold); }
  .eye circle { fill: var(--print-ink); }
  .eye path { fill: #fff; }

  /* ---- Rosette ---- */
  .window { fill: var(--print-ink); }
  .petal { opacity: 0.82; }
  .tracery, .lead { fill: none; stroke: var(--print-ink); stroke-width: 5; }
  .lead { stroke-width: 9; }
  .lead.shines { stroke: var(--shining); stroke-width: 12; }
  .rosette .hint circle.paint { stroke: var(--print-ink); stroke-width: 2; }
  .rosette.asked .petal { opacity: 0.4; }
  .rosette.asked .hint { opacity: 0.55; }
  .rosette.asked .hint.asked, .rosette.asked .hint.shines { opacity: 1; }
  .rosette .hint.shines circle.paint { stroke: var(--shining); stroke-width: 4; }
  .covered .rosette, .covered .reserve { opacity: 0.16; }

  /* ---- Patterns beside colours ---- */
  .weave { display: none; }
  :host([patterns]) .weave { display: inline; }
  :host([patterns]) .over { opacity: 0.5; }
  :host([patterns]) .over-line { opacity: 0.7; }
  :host([patterns]) #p-strongman .over { fill: var(--print-ink); opacity: 0.4; }
  :host([patterns]) #p-clown circle { opacity: 1; }

  /* ---- What would happen ---- */
  .ghost { pointer-events: none; }
  .arrow { fill: none; stroke: var(--halo); stroke-width: 13; stroke-linecap: round; marker-end: url(#head); }
  .arrowhead { fill: var(--halo); }
  .gaze path { fill: #fffaf0; stroke: var(--print-ink); stroke-width: 5; }
  .gaze circle { fill: var(--print-ink); }

  /* ---- The middle ---- */
  .centre {
    position: absolute;
    inset: 26% 27%;
    display: grid;
    align-content: center;
    gap: clamp(4px, 1.4cqi, 10px);
    pointer-events: none;
    text-align: center;
  }
  .centre .act { pointer-events: auto; }
  .title { margin: 0; font: 600 clamp(15px, 3.6cqi, 24px)/1.15 var(--serif, serif); }
  .title small { margin-left: 0.5em; font: 500 0.75em var(--sans, system-ui, sans-serif); }
  @container (max-width: 330px) {
    .title { display: none; }
  }
  .seen { margin: 0; font-size: clamp(13px, 2.6cqi, 17px); }
`;var be=350,A=class extends K{constructor(){super(...arguments);this.chosen=0;this.aimed="";this.stop=1;this.near=0;this.asking=0;this.player=new D(this);this.playback=new st(this,this.player,Ct);this.keyed=new X(this);this.pings=new tt(this,"data-place");this.grip=new U(this,this.pings);this.pressedKey=t=>{this.settle();let s=t.target.closest("svg")!==null;t.ctrlKey||t.metaKey||t.altKey||!(s||t.key==="Escape")||!ft(t.key,this)||(t.preventDefault(),t.stopPropagation())};this.focused=t=>{let s=Number(t.target.dataset?.place);s&&(this.stop=s,this.near=s,this.requestUpdate())}}get view(){return this.playback.view}get seat(){let t=Number(this.sight.viewer);return Number.isInteger(t)?t:-1}get asked(){return!this.playback.running&&this.sight.moves.length>0}can(t){return this.asked&&this.sight.moves.some(s=>s.word===t)}act(t){if(!this.can(t))return void this.explain(t);this.chosen=0,this.near=0,this.aim(""),this.stage.choose(t)}aim(t){this.aimed=t,this.requestUpdate(),clearTimeout(this.asking),t&&!this.can(t)&&(this.asking=window.setTimeout(()=>void this.explain(t),be))}focus(){this.renderRoot.querySelector(`[data-place="${this.stop}"]`)?.focus()}async playBack(t,s){this.chosen=0;let i=we(t.view,s.view);await this.playback.run(t,s,async()=>{i&&await this.player.fade(".peek")}),this.aim(""),this.follow()}moves(t){this.aimed=t.kind==="gaze"?t.word:""}skip(){this.playback.skip()}advise(t){t&&(this.chosen=0),this.aimed=t,this.requestUpdate()}pinged(t,s){return m(this.view,Number(t))?(this.pings.show(t,s),H(this.view,Number(t),this.stage)):""}settle(){this.playback.settle()}goTo(t){this.stop=t,this.near=t,this.requestUpdate(),this.updateComplete.then(()=>this.focus()),this.chosen&&u(this.chosen,t)?this.aim(y(this.chosen,t)):this.aim(this.chosen===t?`flip ${t}`:"")}tap(t){if(this.stop=t,!this.asked||this.view.phase!=="turn")return void this.explain(`flip ${t}`);if(this.chosen===t)return this.act(`flip ${t}`);if(this.chosen&&u(this.chosen,t))return this.act(y(this.chosen,t));this.chosen=t,this.stage.sound("tap"),this.stage.tell(this.stage.words.say(this.canSwap(t)?"board.chosen-swap":"board.chosen")),this.aim("")}canSwap(t){return[S(t),x(t)].some(s=>this.can(y(t,s)))}turnOver(t){this.act(`flip ${t}`)}stepBack(){let t=this.chosen>0;return t&&this.stage.tell(""),this.chosen=0,this.grip.letGo(),this.aim(""),t}drop(t,s){if(this.aim(""),!s||s===t)return;let i=m(this.view,t)?.artist==="acrobat"&&k(t)===s;this.act(i?`use ${t}`:y(t,s))}carry(t,s){let i=s&&s!==t?y(t,s):"";this.aimed=i&&this.can(i)?i:"",this.requestUpdate()}hover(t){if(t===this.near)return;this.near=t;let s=this.chosen&&t&&u(this.chosen,t);this.aim(s?y(this.chosen,t):"")}async explain(t){let s=await this.stage.why(t);s&&this.stage.tell(s)}willUpdate(t){!this.sight||!this.stage||(t.has("sight")&&!this.asked&&(this.chosen=0),this.toggleAttribute("dark",this.stage.dark),this.toggleAttribute("still",!this.stage.motion),this.toggleAttribute("patterns",this.stage.patterns))}updated(t){t.has("sight")&&this.follow()}follow(){if(!this.asked||!this.keyed.lost)return;let t=this.renderRoot.querySelector(".centre .act");t?t.focus():this.focus()}render(){if(!this.sight||!this.stage)return l``;let t=ut(this),s=this.chosen||typeof t!="symbol"?"covered":"";return l`<div class="layout">
      <div class="box ${s} ${this.chosen?"choosing":""}">
        <svg
          viewBox="-500 -500 1000 1000"
          role="group"
          aria-label=${this.stage.words.say("board.ring")}
          @pointerdown=${this.grip.down}
          @pointermove=${this.grip.moved}
          @pointerup=${this.grip.up}
          @pointercancel=${this.grip.up}
          @pointerleave=${()=>this.hover(0)}
          @keydown=${this.pressedKey}
          @focusin=${this.focused}
        >
          ${Mt({desk:this,stop:this.stop,near:this.near,hold:this.grip.hold,ping:this.pings})}
        </svg>
        <div class="centre" @keydown=${this.pressedKey}>${t}</div>
      </div>
      ${Vt(this)} ${Tt(this)}
    </div>`}};A.styles=[...mt,Rt,Zt,rt],A.properties={sight:{attribute:!1},stage:{attribute:!1}};var we=(e,r)=>e.shown.length>0&&r.shown.length<e.shown.length;var xe=[["clown","acrobat"],["strongman","tamer"],["magician","acrobat"],["clown","magician"],["acrobat","tamer"],["clown","fortune-teller"],["fortune-teller","strongman"],["clown","strongman"],["tamer","clown"],["magician","fortune-teller"]],ke={phase:"turn",turn:1,seat:0,actionsDone:0,actionsLeft:2,ring:xe.map(([e,r],t)=>({position:t+1,face:e,back:r,dealt:t+1,seen:[0,0],seenByAll:0,shownTo:[]})),sides:[{applause:0,posters:[]},{applause:0,posters:[]}],posterTurn:0,entriesSince:[0,0],entriesSinceBefore:0},ve=e=>e.view.seat===0&&e.view.turn===3,Et={seats:2,seat:0,options:{},start:ke,script:[{actor:"1",move:"flip 9"},{actor:"1",move:"flip 1"}],steps:[{text:"board.lesson-welcome"},{text:"board.lesson-backs"},{text:"board.lesson-swap",moves:["swap 7 8"]},{text:"board.lesson-take",moves:["take"]},{text:"board.lesson-flip",moves:["flip 4"]},{text:"board.lesson-look",moves:["look 2"]},{text:"board.lesson-remember",moves:["ok"]},{text:"board.lesson-watch",until:ve},{text:"board.lesson-leap",moves:["use 5"]},{text:"board.lesson-poster"},{text:"board.lesson-teller",moves:["use 8"]},{text:"board.lesson-both",moves:["ok"]},{text:"board.lesson-strong"},{text:"board.lesson-win"}]};var Nt=(e,r)=>Array.from({length:e},(t,s)=>({wave:"noise",from:1400+s*379%900,at:s*52+s*37%29,length:55,gain:r-Math.abs(s-e/2)*4})),$e=e=>Array.from({length:e},(r,t)=>({wave:"noise",from:240,to:180,at:t*34,length:44,gain:40+t*7})),Dt={flip:[{wave:"noise",from:3200,to:1800,length:40,gain:160},{wave:"noise",from:900,to:500,at:170,length:60,gain:200}],swap:[{wave:"noise",from:700,to:1500,length:200,gain:60},{wave:"noise",from:800,to:400,at:300,length:60,gain:180}],leap:[{wave:"sine",from:260,to:780,length:220,gain:110},{wave:"noise",from:800,to:400,at:310,length:60,gain:180}],magic:[{wave:"sine",from:880,length:120,gain:60},{wave:"sine",from:1174,at:80,length:120,gain:60},{wave:"sine",from:1568,at:160,length:260,gain:60}],look:[{wave:"sine",from:520,to:660,length:340,gain:70}],applause:Nt(9,90),poster:[...$e(14),{wave:"noise",from:6e3,to:3e3,at:480,length:500,gain:130},...Nt(22,110).map(e=>({...e,at:(e.at??0)+560}))]};function Gt(e,r){let t=e.map(n=>n.view),s=[...new Set(r.seats.map(n=>b(n.seat)))],i=e.flatMap((n,o)=>n.lines.flatMap(c=>c.told).filter(c=>c.event==="poster-won"||c.event==="five-clowns").map(c=>({at:o,text:r.words.say(`artist.${c.artist}`)})));return{label:"board.posters",lines:s.map(n=>({seat:n,points:t.map(o=>o.sides[n]?.posters.length??0)})),marks:i}}customElements.get("circus-board")||customElements.define("circus-board",A);var Le={tag:"circus-board",prompt:gt,say:Y,describe:yt,lesson:Et,sounds:Dt,story:Gt},ns=Le;export{ns as default};

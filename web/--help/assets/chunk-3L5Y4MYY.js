import{f as h,g as e}from"./chunk-ACWKOIL6.js";var u={flow:M,circus:$,pluvionautes:E,rando:B};function g(l){let t=u[l];return h`<svg class="picture" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${t?t():""}
  </svg>`}function M(){return e`
    <rect width="320" height="180" fill="#173F4A"/>
    <circle cx="250" cy="26" r="13" fill="#F3D9A0"/>
    <path d="M0 66 Q50 34 96 60 T190 54 T320 44 V180 H0Z" fill="#1F5561"/>
    <path d="M0 84 Q70 62 130 82 T320 70 V180 H0Z" fill="#D9C08F"/>
    <path d="M0 108 H70 Q92 108 92 128 V180 M92 140 H168 Q190 140 190 118 V92 M190 126 H262 Q284 126 284 148 V180"
      fill="none" stroke="#0F5E70" stroke-width="30" stroke-linejoin="round"/>
    <path d="M0 108 H70 Q92 108 92 128 V180 M92 140 H168 Q190 140 190 118 V92 M190 126 H262 Q284 126 284 148 V180"
      fill="none" stroke="#1F7A8C" stroke-width="23"/>
    <path d="M6 105 h26 M48 111 h18 M104 137 h24 M140 144 h16 M204 123 h20 M236 129 h22 M95 158 v14 M281 152 v16 M193 100 v12"
      stroke="#7FC4CE" stroke-width="2.5" stroke-linecap="round" fill="none"/>
    <path d="M0 92 Q14 70 34 74 Q48 78 44 86 Q58 82 66 92Z" fill="#F4FAF8"/>
    <path d="M8 92 Q18 78 32 80" fill="none" stroke="#7FC4CE" stroke-width="2"/>
    ${F()} ${o(230,98,"#3C3A34")} ${o(112,100,"#5B4631")} ${o(34,142,"#3C3A34")}
    <path d="M262 104 l9-12 9 12 -4 7 h-11z M300 118 l7-8 6 8 -3 5 h-8z" fill="#8A8272"/>`}function F(){return e`
    <circle cx="152" cy="116" r="25" fill="#E9A820" opacity=".22"/>
    <path d="M124 132 H180 Q176 148 164 148 H140 Q128 148 124 132Z" fill="#7A3E24"/>
    <path d="M126 136 H178" stroke="#E4572E" stroke-width="3"/>
    <path d="M152 132 V104" stroke="#3A2A1C" stroke-width="3"/>
    <path d="M155 108 L174 128 H155Z" fill="#F7F2E8"/>
    <path d="M146 106 h11 v10 h-11z" fill="#E9A820" stroke="#3A2A1C" stroke-width="2"/>`}function o(l,t,r){return e`<g transform="translate(${l} ${t})">
    <path d="M-13 12 Q-13 -6 -8 -6 L-6 -11 L-2 -6 H3 L7 -11 L8 -5 Q13 -2 13 12Z" fill=${r}/>
    <circle cx="-4" cy="1" r="2.4" fill="#F7E9C4"/><circle cx="5" cy="1" r="2.4" fill="#F7E9C4"/>
    <circle cx="-3.6" cy="1.4" r="1.1" fill="#12161F"/><circle cx="5.4" cy="1.4" r="1.1" fill="#12161F"/></g>`}var f=["#C8372D","#2B6E9E","#7A4E8A","#4F8A5B","#E9A820","#C8372D","#2B6E9E","#7A4E8A","#4F8A5B","#E9A820"];function $(){let l=[0,1,2,3,4,5,6,7].map(r=>e`<path d="M160 -60 L${r*40} 34 q20 18 40 0Z" fill=${r%2?"#C8372D":"#F6E7C8"}/>`),t=f.map((r,i)=>{let n=Math.PI*2*i/f.length-Math.PI/2;return k(160+112*Math.cos(n),114+47*Math.sin(n),r,i===3)});return e`
    <rect width="320" height="180" fill="#1D2547"/>
    ${l}
    <ellipse cx="160" cy="115" rx="146" ry="62" fill="#E7C893"/>
    <ellipse cx="160" cy="115" rx="146" ry="62" fill="none" stroke="#C8372D" stroke-width="6"/>
    <ellipse cx="160" cy="115" rx="146" ry="62" fill="none" stroke="#F6E7C8" stroke-width="2" stroke-dasharray="9 9"/>
    ${m()} ${t}`}function k(l,t,r,i){let n=i?.4:.86;return e`<g transform=${`translate(${l.toFixed(1)} ${t.toFixed(1)}) scale(${n} 0.86)`}>
    <circle cy="2" r="18" fill="#7B5B34" opacity=".5"/>
    <circle r="18" fill="#FBF3DF"/><circle r="14.5" fill=${r}/>
    <path d="M-4 12 Q-9 6 -7 -2 Q-5 -10 3 -9 Q9 -8 8 -2 L11 3 L8 4 Q9 9 3 9 L3 13Z" fill="#FBE6CF"/>
    <path d="M-9 -3 Q-8 -13 3 -12 Q10 -11 9 -7 Q0 -10 -4 0Z" fill="#1D2547"/><circle cx="4" cy="-2" r="1.3" fill="#1D2547"/></g>`}function m(){let l=["#C8372D","#2B6E9E","#7A4E8A","#4F8A5B","#E9A820"].map((t,r)=>e`<circle cx="0" cy="-15" r="8" fill=${t} transform="rotate(${r*72})"/>`);return e`<g transform="translate(160 116) scale(1.15 .8)"><circle r="27" fill="#FBF3DF"/>${l}
    <circle r="7.5" fill="#F2A7A0"/><circle r="27" fill="none" stroke="#1D2547" stroke-width="2"/></g>`}function E(){return e`
    <rect width="320" height="180" fill="#9C6B3F"/>
    <path d="M0 22 H320 M0 160 H320 M20 0 V180 M300 0 V180" stroke="#7F5430" stroke-width="2"/>
    <rect x="14" y="14" width="292" height="152" rx="4" fill="#CFE5EC"/>
    ${a(78,118,"#7FB069",44)} ${a(150,140,"#3F7D58",32)} ${a(252,122,"#8C97A3",40)} ${a(206,56,"#7FB069",30)}
    <path d="M236 100 l14-20 14 20z M252 104 l9-13 10 13z" fill="#6A7683"/><path d="M246 86 l4-6 4 6z" fill="#F4FAF8"/>
    ${c(138,132)} ${c(150,128)} ${c(162,134)}
    <path d="M64 104 q4-8 9 0 M84 110 q4-8 9 0" fill="none" stroke="#F7F2E8" stroke-width="5" stroke-linecap="round"/>
    <path d="M136 62 Q168 84 192 62" fill="none" stroke="#6B4A2B" stroke-width="1.8"/>
    ${d(214,50)} ${d(64,46)} ${Q()} ${A()}
    <path d="M200 66 l-3 9 M212 68 l-3 9 M224 66 l-3 9" stroke="#1F7A8C" stroke-width="2.5" stroke-linecap="round"/>`}function a(l,t,r,i){let n=`M${-i} 0 L${-i*.5} ${-i*.46} H${i*.55} L${i} 0 L${i*.5} ${i*.46} H${-i*.55}Z`;return e`<g transform="translate(${l} ${t})"><path d=${n} transform="translate(5 8)" fill="#4F7F92" opacity=".35"/>
    <path d=${n} transform="translate(0 4)" fill="#A57B4E"/><path d=${n} fill=${r}/></g>`}function c(l,t){return e`<path transform="translate(${l} ${t})" d="M0 -16 l7 11 h-4 l5 8 h-16 l5-8 h-4z" fill="#24503A"/>`}function d(l,t){return e`<g transform="translate(${l} ${t})"><path d="M-24 12 Q-30 0 -17 -2 Q-14 -15 0 -12 Q13 -17 17 -3 Q30 0 24 12Z" fill="#FFFFFF"/>
    <path d="M-24 12 Q-30 0 -17 -2 Q-14 -15 0 -12 Q13 -17 17 -3 Q30 0 24 12Z" fill="none" stroke="#9DB9C4" stroke-width="1.5"/></g>`}function Q(){return e`<g transform="translate(116 58)"><ellipse rx="31" ry="16" fill="#E4572E"/>
    <path d="M-31 0 Q0 -10 31 0 M-31 0 Q0 10 31 0" fill="none" stroke="#FBE3D6" stroke-width="1.6" stroke-dasharray="3 2.5"/>
    <path d="M-29 -3 l-12 -8 v22 l12 -8z" fill="#B8401E"/><path d="M-11 18 h22 l-3 8 h-16z" fill="#7F5430"/>
    <path d="M-10 14 l-1 5 M10 14 l1 5" stroke="#6B4A2B" stroke-width="1.5"/></g>`}function A(){return e`<g transform="translate(268 52) rotate(14)"><path d="M0 -17 L15 -9 V9 L0 17 L-15 9 V-9Z" fill="#F7F2E8"/>
    <path d="M0 0 L15 -9 V9 L0 17Z" fill="#E2D6BF"/><path d="M0 0 L-15 -9 V9 L0 17Z" fill="#EFE6D4"/>
    <circle cx="0" cy="-9" r="2.6" fill="#20242E"/><circle cx="-8" cy="3" r="2.4" fill="#20242E"/><circle cx="5" cy="1" r="2.2" fill="#20242E"/>
    <circle cx="10" cy="7" r="2.2" fill="#20242E"/></g>`}function B(){let l=[0,1,2,3,4].map(t=>e`<path transform="translate(${204} ${70}) scale(${1-t*.19})" fill=${t===4?"#C9B583":"none"}
      d="M-96 30 Q-104 -26 -52 -46 Q-8 -72 42 -52 Q98 -44 92 8 Q98 52 34 58 Q-20 72 -52 58 Q-90 56 -96 30Z"
      stroke="#B08D57" stroke-width=${1.6/(1-t*.19)}/>`);return e`
    <rect width="320" height="180" fill="#EFE3C4"/>
    <path d="M0 128 Q60 96 96 180 H0Z" fill="#CFDDB0"/><path d="M250 180 Q270 140 320 146 V180Z" fill="#CFDDB0"/>
    ${l}
    <path d="M0 60 Q44 66 54 100 T120 180" fill="none" stroke="#7FB7C9" stroke-width="6"/>
    <path d="M22 158 L98 132 L70 84 L152 58 L236 108 L206 64" fill="none" stroke="#C8372D" stroke-width="3.5" stroke-dasharray="9 6"
      stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M198 62 l8-14 8 14z" fill="#20242E"/>
    ${s(104,128,"#1F7A8C")} ${s(64,78,"#C8372D")} ${s(158,50,"#E9A820")} ${s(244,112,"#4F8A5B")}
    ${p(22,156,"#E4572E")} ${p(206,64,"#7A4E8A")}`}function s(l,t,r){return e`<g transform="translate(${l} ${t})"><path d="M0 6 V24" stroke="#6B4A2B" stroke-width="3"/>
    <rect x="-13" y="-11" width="26" height="19" rx="3" fill="#FBF7EC" stroke=${r} stroke-width="3"/>
    <path d="M-6 3 L-1 -5 L3 1 L5 -2 L8 3Z" fill=${r}/></g>`}function p(l,t,r){return e`<g transform="translate(${l} ${t})"><path d="M0 0 Q-13 -16 -11 -24 A11 11 0 0 1 11 -24 Q13 -16 0 0Z" fill=${r}/>
    <circle cy="-24" r="6" fill="#FBE6CF"/><path d="M-11 -29 H11 M-6 -30 Q-5 -38 0 -38 Q5 -38 6 -30Z" fill="#5B4631" stroke="#5B4631" stroke-width="3"/></g>`}export{g as a};

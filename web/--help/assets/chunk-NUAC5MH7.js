import{c as p,e as m}from"./chunk-CZV53UXL.js";import{a as l}from"./chunk-3L5Y4MYY.js";import{e as i}from"./chunk-CZEWIIEX.js";import{f as r,x as s}from"./chunk-ACWKOIL6.js";function h(e,a){let n=e.filter(t=>t.phase!=="over");return n.length?r`<ul class="tables">
    ${n.map(t=>r`<li>
        <a class=${t.yourTurn?"entry turn":"entry"} href="/t/${t.table}">
          ${l(t.game)}
          <span class="words">
            <strong>${t.title||o(t.game,a)}</strong>
            <span class="small soft">${u(t)}</span>
            <span class="small">${g(t)} · ${m(t.updatedMillis)}</span>
          </span>
        </a>
      </li>`)}
  </ul>`:r`<p class="small soft">${s("home.mine.none")}</p>`}function c(e,a){return e.length?r`<ul class="tables" aria-live="polite">
    ${e.map(n=>r`<li>
        <a class="entry" href="/t/${n.table}">
          ${l(n.game)}
          <span class="words">
            <strong>${n.title||o(n.game,a)}</strong>
            <span class="small soft">${n.title?`${o(n.game,a)} \xB7 `:""}${p(n.pace)}</span>
            <span class="small">${n.free?s("home.open.free",[n.free]):s("home.phase.playing")}</span>
          </span>
          <span class="go">${s(n.free?"home.open.sit":"home.open.watch")}</span>
        </a>
      </li>`)}
  </ul>`:r`<p class="small soft">${s("home.open.none")}</p>`}function o(e,a){return a.find(n=>n.id===e)?.name??e}function f(e){return e.kind==="bot"?s(`level.${e.level}`):e.name}function u(e){let n=e.chairs.filter(t=>t.kind!=="open"&&t.person!==i()?.id).map(f);return n.length?s("home.with",[n.join(", ")]):s("home.alone")}function g(e){return e.yourTurn?r`<strong class="mark">${s("home.turn")}</strong>`:e.phase==="playing"&&e.waitingFor.length?s("home.waiting",[e.waitingFor.filter(Boolean).join(", ")]):s(`home.phase.${e.phase}`)}export{h as a,c as b,o as c,f as d};

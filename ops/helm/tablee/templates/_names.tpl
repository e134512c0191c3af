{{- define "tablee.labels" -}}
app.kubernetes.io/name: tablee
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
{{- end }}
{{- define "tablee.server" -}}
app.kubernetes.io/name: tablee
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/component: server
{{- end }}
{{- define "tablee.database" -}}
app.kubernetes.io/name: tablee
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/component: database
{{- end }}

@echo off
rem Does on Windows what the script "tablee" does elsewhere: finds a JDK, and lets build\Launcher.java do the rest.
setlocal
set "root=%~dp0"
if "%root:~-1%"=="\" set "root=%root:~0,-1%"
set "jdk=%TABLEE_JDK%"
if not defined jdk if defined JAVA_HOME if exist "%JAVA_HOME%\bin\javac.exe" set "jdk=%JAVA_HOME%"
if not defined jdk for %%j in (javac.exe) do if not "%%~$PATH:j"=="" for %%k in ("%%~dp$PATH:j..") do set "jdk=%%~fk"
if not defined jdk for %%v in (Java "Eclipse Adoptium" Microsoft Zulu BellSoft "Amazon Corretto") do (
    for /d %%j in ("%ProgramFiles%\%%~v\*jdk*") do if exist "%%~fj\bin\javac.exe" set "jdk=%%~fj"
)
if not defined jdk (
    echo tablee: a JDK, version 17 or newer, is needed and none was found: install one or set JAVA_HOME.>&2
    exit /b 1
)
if not exist "%jdk%\bin\java.exe" (
    echo tablee: there is no JDK in %jdk%.>&2
    exit /b 1
)
"%jdk%\bin\java.exe" "%root%\build\Launcher.java" "%root%" "%jdk%" %*
exit /b %errorlevel%
